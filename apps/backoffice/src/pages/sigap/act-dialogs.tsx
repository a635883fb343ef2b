import { correctSigapFile, resendSigapFile } from '@trevo/api-client/ops-endpoints.ts'
import type { SigapFile } from '@trevo/contract/ops/compliance/sigap.ts'
import { call } from '../../core/api.ts'
import { formatPlainDay } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { useSigapAgain } from './use-sigap.ts'

type Props = { readonly of: SigapFile; readonly onClose: () => void }

const useName = ({ kind, day }: SigapFile): string => {
  const t = useT()
  return `${t(`sigap.kind.${kind}`)}, ${formatPlainDay(day)}`
}

/** Sends the file once more as it is. */
export const ResendDialog = ({ of, onClose }: Props) => {
  const t = useT()
  const again = useSigapAgain()
  const { fileId } = of
  return (
    <ActDialog
      title={`${t('sigap.resend')}: ${useName(of)}`}
      draft={`sigap resend ${fileId}`}
      confirm={t('sigap.resend')}
      done={t('sigap.resent')}
      onConfirm={async ({ reason }) => {
        const answer = await call(resendSigapFile, { params: { fileId }, body: { reason } })
        if (answer.ok) await again()
        return answer
      }}
      onClose={onClose}
    >
      <p>{t('sigap.resendMeans')}</p>
    </ActDialog>
  )
}

/** Makes the files of the day and kind again and sends those that differ. */
export const CorrectDialog = ({ of, onClose }: Props) => {
  const t = useT()
  const again = useSigapAgain()
  const { fileId } = of
  return (
    <ActDialog
      title={`${t('sigap.correct')}: ${useName(of)}`}
      draft={`sigap correct ${fileId}`}
      confirm={t('sigap.correct')}
      isSecond
      done={t('sigap.corrected')}
      onConfirm={async ({ reason, requestId }) => {
        const body = { reason, requestId }
        const answer = await call(correctSigapFile, { params: { fileId }, body })
        if (answer.ok) await again()
        return answer
      }}
      onClose={onClose}
    >
      <p>{t('sigap.correctMeans')}</p>
    </ActDialog>
  )
}
