import { Button } from '@trevo/ui/button.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { CallFailure } from '../../../core/api/api.ts'
import { downloadFile } from './download-file.ts'
import { useText } from '../../../core/language/use-text.ts'

/** Downloads a file, and shows a failure. */
export const DownloadButton = ({
  order,
  label,
  wide = false,
  children,
}: {
  readonly order: () => Parameters<typeof downloadFile>[0]
  /** For screen readers, where the visible text is too short. */
  readonly label?: string
  readonly wide?: boolean
  readonly children: ReactNode
}) => {
  const t = useText('records')
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await downloadFile(order())
    } catch (error) {
      const told = error instanceof CallFailure ? error.message : ''
      showToast(told || t('records.fileFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="plain" busy={busy} wide={wide} aria-label={label} onClick={() => void download()}>
      <Download size={16} aria-hidden="true" />
      {children}
    </Button>
  )
}
