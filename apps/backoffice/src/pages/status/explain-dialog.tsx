import { explainStatusIncident } from '@trevo/api-client/ops-endpoints.ts'
import type { StatusIncidentDetail } from '@trevo/contract/ops/system/service-status.ts'
import { incidentFaults, type IncidentFault } from '@trevo/contract/wps/status/service-status.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { keepDraft, readDraft } from '../../core/drafts.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { LongInput } from '../../parts/inputs.tsx'
import { useStatusAgain } from './use-status.ts'

const textMax = 500

/** Words in one language: what was typed before in this tab, else what players read now. */
const useWords = (draft: string, before: string) => {
  const [text, setText] = useState(() => readDraft(draft) || before)
  return {
    text,
    change: (next: string): void => {
      setText(next)
      keepDraft(draft, next)
    },
    forget: () => keepDraft(draft, ''),
  }
}

const FaultField = ({
  fault,
  onChange,
}: {
  readonly fault: IncidentFault | null
  readonly onChange: (fault: IncidentFault | null) => void
}) => {
  const t = useT()
  return (
    <Field label={t('status.fault')}>
      <select
        value={fault ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(incidentFaults.find((one) => one === value) ?? null)
        }
      >
        <option value="">{t('status.faultNotNamed')}</option>
        {incidentFaults.map((one) => (
          <option key={one} value={one}>
            {t(`status.fault.${one}`)}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** What players read about an incident, and whose fault it was. */
export const ExplainDialog = ({
  incident,
  onClose,
}: {
  readonly incident: StatusIncidentDetail
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useStatusAgain()
  const { incidentId } = incident
  // As it was when the dialog opened: what somebody else changes meanwhile is not overwritten.
  const [before] = useState({ fault: incident.fault, texts: incident.texts })
  const [fault, setFault] = useState(before.fault)
  const pt = useWords(`status words PT ${incidentId}`, before.texts.PT ?? '')
  const en = useWords(`status words EN ${incidentId}`, before.texts.EN ?? '')
  const texts = {
    ...(pt.text.trim() !== '' && { PT: pt.text.trim() }),
    ...(en.text.trim() !== '' && { EN: en.text.trim() }),
  }
  return (
    <ActDialog
      title={t('status.explain')}
      draft={`status ${incidentId}`}
      confirm={t('status.publish')}
      done={t('status.published')}
      onConfirm={async ({ reason }) => {
        const body = { fault, texts, before, reason }
        const answer = await call(explainStatusIncident, { params: { incidentId }, body })
        if (answer.ok) for (const words of [pt, en]) words.forget()
        await again()
        return answer
      }}
      onClose={onClose}
    >
      <FaultField fault={fault} onChange={setFault} />
      <LongInput
        label={t('word.portuguese')}
        value={pt.text}
        max={textMax}
        rows={3}
        onChange={pt.change}
      />
      <LongInput
        label={t('word.english')}
        value={en.text}
        max={textMax}
        rows={3}
        onChange={en.change}
      />
    </ActDialog>
  )
}
