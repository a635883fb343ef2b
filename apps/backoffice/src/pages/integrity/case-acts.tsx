import {
  dismissIntegrityCase,
  downloadManipulationNotice,
  noteIntegrityCase,
  noticeManipulation,
} from '@trevo/api-client/ops-endpoints.ts'
import type { OpenIntegrityCase } from '@trevo/contract/ops/compliance/integrity.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { saveFile } from '../../core/save-file.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActButtons } from '../../parts/act-buttons.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { useIntegrityAgain } from './use-integrity.ts'

const acts = ['note', 'dismiss', 'notice', 'download'] as const
type Act = (typeof acts)[number]
type Confirmed = { readonly reason: string; readonly requestId: string }

const done = {
  note: 'integrity.noted',
  dismiss: 'integrity.dismissed',
  notice: 'integrity.noticed',
  download: 'integrity.downloaded',
} as const
const keys = { note: 'N', dismiss: 'D', notice: 'F', download: 'B' } as const

const send = async (act: Act, caseId: string, { reason, requestId }: Confirmed) => {
  const params = { caseId }
  switch (act) {
    case 'note':
      return call(noteIntegrityCase, { params, body: { reason } })
    case 'dismiss':
      return call(dismissIntegrityCase, { params, body: { reason } })
    case 'notice':
      return call(noticeManipulation, { params, body: { reason, requestId } })
    case 'download': {
      const answer = await call(downloadManipulationNotice, { params, body: { reason } })
      if (answer.ok) saveFile(answer.value.fileName, answer.value.content)
      return answer
    }
  }
}

const CaseDialog = ({
  act,
  caseId,
  onClose,
}: {
  readonly act: Act
  readonly caseId: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useIntegrityAgain()
  return (
    <ActDialog
      title={t(`integrity.${act}`)}
      draft={`integrity ${act} ${caseId}`}
      confirm={t(`integrity.${act}`)}
      isSecond={act === 'notice'}
      done={t(done[act])}
      onConfirm={async (confirmed) => {
        const answer = await send(act, caseId, confirmed)
        if (answer.ok) await again()
        return answer
      }}
      onClose={onClose}
    >
      <p>{t(`integrity.${act}Means`)}</p>
    </ActDialog>
  )
}

/** N notes, D ends without a notice, F asks for the notice by two persons, B downloads it. */
export const CaseActs = ({ of }: { readonly of: OpenIntegrityCase }) => {
  const t = useT()
  const mayDecide = useRight('risk.decide') !== undefined
  const mayReport = useRight('compliance.report') !== undefined
  const [act, setAct] = useState<Act>()
  const isOpen = of.state === 'open'
  const can: Readonly<Record<Act, boolean>> = {
    note: mayDecide,
    dismiss: mayDecide && isOpen,
    notice: mayReport && isOpen && of.askedBy === null,
    download: mayReport && of.noticeSha256 !== null,
  }
  const whose = [
    ...(mayDecide ? [] : [needs(t, 'risk.decide')]),
    ...(mayReport ? [] : [needs(t, 'compliance.report')]),
  ].join(' ')
  return (
    <ActButtons
      acts={acts.map((choice) => ({
        choice,
        key: keys[choice],
        text: t(`integrity.${choice}`),
        may: can[choice],
        look: choice === 'notice' ? 'o-go' : undefined,
      }))}
      whose={whose}
      onChoose={setAct}
    >
      {act && <CaseDialog act={act} caseId={of.caseId} onClose={() => setAct(undefined)} />}
    </ActButtons>
  )
}
