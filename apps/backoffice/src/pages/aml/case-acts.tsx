import { noteAmlCase } from '@trevo/api-client/ops-endpoints.ts'
import type { AmlCaseWhole } from '@trevo/contract/ops/compliance/aml.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActButtons } from '../../parts/act-buttons.tsx'
import { DecideDialog, DownloadDialog, FileDialog } from './case-dialogs.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { useAmlAgain } from './use-aml.ts'

type Choice = 'note' | 'document' | 'archive' | 'report' | 'file' | 'download'

type Button = {
  readonly choice: Choice
  readonly key: string
  readonly look?: 'o-go'
  readonly text:
    | 'aml.addNote'
    | 'aml.addDocument'
    | 'aml.archive'
    | 'aml.report'
    | 'aml.makeFile'
    | 'aml.confirmFile'
    | 'aml.download'
}

const always: readonly Button[] = [
  { choice: 'note', key: 'N', text: 'aml.addNote' },
  { choice: 'document', key: 'D', text: 'aml.addDocument' },
]

const buttonsOf = ({ state, mayReport, waiting, report }: AmlCaseWhole): readonly Button[] => [
  ...always,
  ...(state === 'open' ? [{ choice: 'archive', key: 'A', text: 'aml.archive' } as const] : []),
  ...(state === 'open' && mayReport
    ? [{ choice: 'report', key: 'R', look: 'o-go', text: 'aml.report' } as const]
    : []),
  ...(state === 'to_report'
    ? [
        {
          choice: 'file',
          key: 'F',
          look: 'o-go',
          text: waiting ? 'aml.confirmFile' : 'aml.makeFile',
        } as const,
      ]
    : []),
  ...(report && !report.isTaken
    ? [{ choice: 'download', key: 'B', look: 'o-go', text: 'aml.download' } as const]
    : []),
]

/** What can be done with a case at its stage; keys are on the buttons. */
export const CaseActs = ({ of }: { readonly of: AmlCaseWhole }) => {
  const t = useT()
  const again = useAmlAgain()
  const mayDecide = useRight('aml.decide') !== undefined
  const mayReport = useRight('aml.report') !== undefined
  const [choice, setChoice] = useState<Choice>()
  const offered = buttonsOf(of)
  const may = (one: Choice) => (one === 'file' || one === 'download' ? mayReport : mayDecide)
  const lacksReport = mayDecide && offered.some((one) => !may(one.choice))
  const onClose = () => setChoice(undefined)
  const params = { caseId: of.caseId }
  return (
    <ActButtons
      acts={offered.map((act) => ({ ...act, text: t(act.text), may: may(act.choice) }))}
      whose={mayDecide ? lacksReport && needs(t, 'aml.report') : needs(t, 'aml.decide')}
      onChoose={setChoice}
    >
      {(choice === 'archive' || choice === 'report') && (
        <DecideDialog of={of} decision={choice} onClose={onClose} />
      )}
      {choice === 'file' && <FileDialog of={of} onClose={onClose} />}
      {choice === 'download' && <DownloadDialog of={of} onClose={onClose} />}
      {(choice === 'note' || choice === 'document') && (
        <NoteDialog
          draft={`aml ${choice} case ${of.caseId}`}
          isDocument={choice === 'document'}
          onClose={onClose}
          onSave={async (body) => {
            const answer = await call(noteAmlCase, { params, body })
            if (answer.ok) await again()
            return answer
          }}
        />
      )}
    </ActButtons>
  )
}
