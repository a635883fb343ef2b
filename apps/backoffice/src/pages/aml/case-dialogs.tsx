import { decideAmlCase, downloadAmlReport, reportAmlCase } from '@trevo/api-client/ops-endpoints.ts'
import type { AmlCaseWhole } from '@trevo/contract/ops/compliance/aml.ts'
import { call } from '../../core/api.ts'
import { saveFile } from '../../core/save-file.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { useAmlAgain } from './use-aml.ts'

type Props = { readonly of: AmlCaseWhole; readonly onClose: () => void }

/** Ends the analysis. */
export const DecideDialog = ({
  of,
  decision,
  onClose,
}: Props & { readonly decision: 'report' | 'archive' }) => {
  const t = useT()
  const again = useAmlAgain()
  const isReport = decision === 'report'
  return (
    <ActDialog
      title={`${t(isReport ? 'aml.report' : 'aml.archive')}: ${of.title}`}
      draft={`aml ${decision} ${of.caseId}`}
      confirm={t(isReport ? 'aml.report' : 'aml.archive')}
      done={t(isReport ? 'aml.decidedReport' : 'aml.decidedArchive')}
      onClose={onClose}
      onConfirm={async ({ reason }) => {
        const params = { caseId: of.caseId }
        const answer = await call(decideAmlCase, { params, body: { decision, reason } })
        if (answer.ok) await again()
        return answer
      }}
    >
      <p className="o-muted">{t(isReport ? 'aml.reportMeans' : 'aml.archiveMeans')}</p>
    </ActDialog>
  )
}

/** The first yes or the second for the file. */
export const FileDialog = ({ of, onClose }: Props) => {
  const t = useT()
  const again = useAmlAgain()
  return (
    <ActDialog
      title={`${t(of.waiting ? 'aml.confirmFile' : 'aml.makeFile')}: ${of.title}`}
      draft={`aml file ${of.caseId}`}
      confirm={t(of.waiting ? 'aml.confirmFile' : 'aml.makeFile')}
      isSecond={of.waiting === null}
      done={t('aml.fileMade')}
      onClose={onClose}
      onConfirm={async ({ reason, requestId }) => {
        const params = { caseId: of.caseId }
        const answer = await call(reportAmlCase, { params, body: { reason, requestId } })
        if (answer.ok) await again()
        return answer
      }}
    >
      <p className="o-muted">{t('aml.makeFileMeans')}</p>
    </ActDialog>
  )
}

/** Takes the file, once. */
export const DownloadDialog = ({ of, onClose }: Props) => {
  const t = useT()
  const again = useAmlAgain()
  return (
    <ActDialog
      title={`${t('aml.download')}: ${of.title}`}
      draft={`aml download ${of.caseId}`}
      confirm={t('aml.download')}
      done={t('aml.downloaded')}
      onClose={onClose}
      onConfirm={async ({ reason }) => {
        const params = { caseId: of.caseId }
        const answer = await call(downloadAmlReport, { params, body: { reason } })
        if (answer.ok) {
          saveFile(answer.value.fileName, answer.value.content)
          await again()
        }
        return answer
      }}
    >
      <p className="o-muted">{t('aml.downloadMeans')}</p>
    </ActDialog>
  )
}
