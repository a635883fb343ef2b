import { Modal as Dialog, type ModalProps } from '@trevo/ui/modal.tsx'
import { useLanguage } from '../language/language.tsx'

/** The site's dialog, with its close button labelled in the visitor's language; open by default. */
export const Modal = (
  props: Omit<ModalProps, 'open' | 'closeLabel'> & { readonly open?: boolean },
) => {
  const { t } = useLanguage()
  return <Dialog open closeLabel={t('common.close')} {...props} />
}
