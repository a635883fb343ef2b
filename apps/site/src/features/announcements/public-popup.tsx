import { Modal } from '../../core/dialog/modal.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { PagedNotices } from './paged-notices.tsx'
import type { PopupControl } from '../../core/popups/popup-props.ts'

/** publicModal (MODAL-1): all current announcements of the brand, newest first. */
export default function PublicPopup({ onClose }: PopupControl) {
  const { t } = useLanguage()
  return (
    <Modal title={t('common.announcements')} size={{ width: 560 }} onClose={onClose}>
      <PagedNotices
        pick={({ player, popup, headline }) =>
          [...headline, ...player, ...popup].toSorted((a, b) =>
            b.publishedAt.localeCompare(a.publishedAt),
          )
        }
      />
    </Modal>
  )
}
