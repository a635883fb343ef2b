import { Modal } from '../../core/dialog/modal.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { PagedNotices } from './paged-notices.tsx'
import type { PopupControl } from '../../core/popups/popup-props.ts'

/** noticeModal (MODAL-2, HOME-2): the notices of the marquee, opened at a given one. */
export default function NoticePopup({
  index = 0,
  onClose,
}: PopupControl & { readonly index?: number }) {
  const { t } = useLanguage()
  return (
    <Modal title={t('popup.notices')} size={{ width: 520 }} onClose={onClose}>
      <PagedNotices pick={({ player }) => player} index={index} />
    </Modal>
  )
}
