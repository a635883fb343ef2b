import { compareTaxYear } from '@trevo/api-client/ops-endpoints.ts'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { useTaxAgain } from './use-tax.ts'

/** Has every statement of a year compared with the ledger again. */
export const CompareDialog = ({
  year,
  onClose,
}: {
  readonly year: number
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useTaxAgain()
  return (
    <ActDialog
      title={`${t('tax.compare')}: ${year}`}
      draft={`tax compare ${year}`}
      confirm={t('tax.compare')}
      done={t('tax.comparing')}
      onConfirm={async ({ reason }) => {
        const answer = await call(compareTaxYear, { body: { year, reason } })
        if (answer.ok) await again()
        return answer
      }}
      onClose={onClose}
    >
      <p>{t('tax.compareMeans')}</p>
    </ActDialog>
  )
}
