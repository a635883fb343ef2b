import { changeIncidentCredit } from '@trevo/api-client/ops-endpoints.ts'
import {
  incidentCreditMax,
  type IncidentCreditTerms,
} from '@trevo/contract/ops/system/incident-credits.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { AmountInput, isAmount, NumberInput } from '../../parts/inputs.tsx'
import { useStatusAgain, type CreditRow } from './use-status.ts'

const minutesMin = 5
const minutesMax = 1_440

const isAllowed = ({ minutes, amount, monthMax }: IncidentCreditTerms): boolean =>
  minutes >= minutesMin &&
  isAmount(amount) &&
  isAmount(monthMax) &&
  parseMoney(amount) <= parseMoney(incidentCreditMax.amount) &&
  parseMoney(monthMax) <= parseMoney(incidentCreditMax.month) &&
  parseMoney(monthMax) >= parseMoney(amount)

/** Another rule for incidents of a part: old beside new, then a second person. */
export const CreditDialog = ({
  row,
  onClose,
}: {
  readonly row: CreditRow
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useStatusAgain()
  // As it was when the dialog opened: the server refuses it if somebody has changed it since.
  const [base] = useState<IncidentCreditTerms>({
    minutes: row.minutes,
    amount: row.amount,
    monthMax: row.monthMax,
  })
  const [change, setChange] = useState(base)
  const type = (one: Partial<IncidentCreditTerms>) => setChange({ ...change, ...one })
  const isSame =
    change.minutes === base.minutes &&
    change.amount === base.amount &&
    change.monthMax === base.monthMax
  const problem = isSame ? t('status.credits.same') : t('status.credits.problem')
  return (
    <ActDialog
      title={`${t('status.credits')}: ${t(`fact.code.${row.kind}`)}`}
      draft={`incident credit ${row.kind}`}
      confirm={t('status.credits.change')}
      isSecond
      change={{ before: { ...base }, after: { ...change } }}
      problem={isSame || !isAllowed(change) ? problem : undefined}
      done={t('status.credits.asked')}
      onConfirm={async (asked) => {
        const params = { kind: row.kind }
        const answer = await call(changeIncidentCredit, {
          params,
          body: { change, base, ...asked },
        })
        await again()
        return answer
      }}
      onClose={onClose}
    >
      <NumberInput
        label={t('status.credits.minutes')}
        value={change.minutes}
        max={minutesMax}
        onChange={(minutes) => type({ minutes: minutes ?? 0 })}
      />
      <AmountInput
        label={t('status.credits.amount')}
        hint={t('status.credits.hint')}
        value={change.amount}
        onChange={(amount) => type({ amount })}
      />
      <AmountInput
        label={t('status.credits.monthMax')}
        value={change.monthMax}
        onChange={(monthMax) => type({ monthMax })}
      />
    </ActDialog>
  )
}
