import { modalDelayMs } from '@trevo/ui/modal.tsx'
import { useEffect, useState } from 'react'
import { Modal } from '../../../core/dialog/modal.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { HelpCenter } from './help-center.tsx'

/** helpModal (ROUTE-8): the help texts over any page, opened at a topic. */
export default function HelpPopup({
  anchor,
  onClose,
}: {
  readonly anchor?: string
  readonly onClose: () => void
}) {
  const { t } = useLanguage()
  const [at, setAt] = useState<{ anchor: string }>()
  useEffect(() => {
    if (anchor === undefined) return undefined
    // Hidden content cannot be scrolled.
    const timer = setTimeout(() => setAt({ anchor }), modalDelayMs + 50)
    return () => clearTimeout(timer)
  }, [anchor])
  return (
    <Modal title={t('common.help')} size={{ width: 680 }} onClose={onClose}>
      <HelpCenter inPopup at={at} />
    </Modal>
  )
}
