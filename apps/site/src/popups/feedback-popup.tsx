import { buttonClass } from '@trevo/ui/button.tsx'
import { Modal } from '@trevo/ui/modal.tsx'
import { EmptyState } from '@trevo/ui/states.tsx'
import { drawingUrl } from '../art/icon.tsx'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/store.ts'
import type { PopupControl } from './table.ts'

/** While the written form is not open, opinions go to customer service, where somebody answers. */
export default function FeedbackPopup({ onClose }: PopupControl) {
  const { t } = useLanguage()
  const [service] = useSession().systemStatus.info.customerService
  return (
    <Modal
      open
      title={t('footer.feedback')}
      closeLabel={t('shell.close')}
      size={{ width: 420 }}
      sheet={false}
      onClose={onClose}
    >
      <EmptyState
        picture={drawingUrl('headphone', 192)}
        title={t('view.service')}
        action={
          service && (
            <a className={buttonClass('brand')} href={service.path}>
              {service.title}
            </a>
          )
        }
      />
    </Modal>
  )
}
