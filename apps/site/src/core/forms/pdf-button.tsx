import { useMutation } from '@tanstack/react-query'
import { Button } from '@trevo/ui/button.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { FileText } from 'lucide-react'
import type { CallFailure } from '../api/api.ts'
import { saveFile } from '../files/save-file.ts'
import { useText } from '../language/use-text.ts'

export type PrintedFile = { readonly fileName: string; readonly pdf: string }

/** Has the server print what is shown, and saves the file. */
export const PdfButton = ({
  label,
  print,
}: {
  /** What is printed, for screen readers. */
  readonly label: string
  readonly print: () => Promise<PrintedFile>
}) => {
  const t = useText('common')
  const printing = useMutation<PrintedFile, CallFailure>({
    mutationFn: print,
    onSuccess: ({ fileName, pdf }) => {
      const bytes = Uint8Array.from(atob(pdf), (char) => char.charCodeAt(0))
      saveFile(fileName, new Blob([bytes], { type: 'application/pdf' }))
    },
    onError: ({ message }) => showToast(message || t('state.network'), 'bad'),
  })
  return (
    <Button
      look="plain"
      busy={printing.isPending}
      aria-label={label}
      onClick={() => printing.mutate()}
    >
      <FileText size={16} aria-hidden="true" /> {t('common.pdf')}
    </Button>
  )
}
