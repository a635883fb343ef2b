import { Modal as Dialog, type ModalProps } from '@trevo/ui/modal.tsx'
import { useLanguage } from '../language/language.tsx'

/** The dialog of the site, with its close button named in the language; open unless said otherwise. */
export const Modal = (
  props: Omit<ModalProps, 'open' | 'closeLabel'> & { readonly open?: boolean },
) => {
  const { t } = useLanguage()
  return <Dialog open closeLabel={t('common.close')} {...props} />
}
