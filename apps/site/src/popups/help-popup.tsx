import { Modal } from '@trevo/ui/modal.tsx'
import { useEffect } from 'react'
import { modalDelayMs } from '@trevo/ui/modal.tsx'
import { useLanguage } from '../language/language.tsx'
import { HelpText } from '../pages/help/help-text.tsx'
import type { PopupControl } from './table.ts'

/** ROUTE-8: help over any page, opened at a subject. */
export default function HelpPopup({
  anchor,
  onClose,
}: PopupControl & { readonly anchor?: string }) {
  const { t } = useLanguage()
  useEffect(() => {
    if (!anchor) return undefined
    const timer = setTimeout(
      () => document.querySelector(`dialog[open] #${CSS.escape(anchor)}`)?.scrollIntoView(),
      modalDelayMs,
    )
    return () => clearTimeout(timer)
  }, [anchor])
  return (
    <Modal
      open
      title={t('page.help')}
      closeLabel={t('shell.close')}
      size={{ width: 640 }}
      onClose={onClose}
    >
      <HelpText />
    </Modal>
  )
}
