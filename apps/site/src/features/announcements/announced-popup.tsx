import { Modal } from '../../core/dialog/modal.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { popupsFor } from './popups-due.ts'
import { PagedNotices } from './paged-notices.tsx'
import type { PopupControl } from '../../core/popups/popup-props.ts'

/** POPUP-1: what the brand wants members to see before, or after, login. */
export default function AnnouncedPopup({
  isLogin,
  onClose,
}: PopupControl & { readonly isLogin: boolean }) {
  const { t } = useLanguage()
  return (
    <Modal title={t('common.announcements')} size={{ width: 520 }} onClose={onClose}>
      <PagedNotices pick={({ popup }) => popupsFor(isLogin, popup)} index={0} />
    </Modal>
  )
}
