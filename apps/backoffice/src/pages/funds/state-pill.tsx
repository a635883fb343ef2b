import type { FundsDay } from '@trevo/contract/ops/compliance/funds.ts'
import { useT } from '../../core/texts.tsx'

/** Whether the account held what is owed. */
export const StatePill = ({ state }: Pick<FundsDay, 'state'>) => {
  const t = useT()
  return (
    <span className={state === 'short' ? 'o-pill o-bad' : 'o-pill o-ok'}>
      {t(`funds.${state}`)}
    </span>
  )
}
