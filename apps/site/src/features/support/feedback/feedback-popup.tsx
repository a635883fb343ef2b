import type { FeedbackType } from '@trevo/contract/wps/feedback.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { Empty } from '../../../core/lists/empty.tsx'
import { Modal } from '../../../core/dialog/modal.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** feedbackModal: a question or complaint, and its reference number. */
export default function FeedbackPopup({
  type,
  onClose,
}: {
  /** Preselected, if the caller is about that type. */
  readonly type?: FeedbackType
  readonly onClose: () => void
}) {
  const t = useText('feedback')
  const { t: shell } = useLanguage()
  const [reference, setReference] = useState<string>()
  return (
    <Modal title={t('footer.feedback')} size={{ width: 460 }} onClose={onClose}>
      {reference === undefined ? (
        <FeedbackForm type={type} onSent={setReference} />
      ) : (
        <div role="status">
          <Empty
            drawing="envelope"
            title={t('feedback.sent')}
            text={t('feedback.sentText', { reference })}
            action={<Button onClick={onClose}>{shell('common.close')}</Button>}
          />
        </div>
      )}
    </Modal>
  )
}
