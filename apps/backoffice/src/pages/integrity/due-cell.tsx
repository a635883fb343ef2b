import type { IntegrityCase } from '@trevo/contract/ops/compliance/integrity.ts'
import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'

/** By when the notice is due, and whether that has passed. */
export const DueCell = ({
  of: { dueAt, isLate },
}: {
  readonly of: Pick<IntegrityCase, 'dueAt' | 'isLate'>
}) => {
  const t = useT()
  return (
    <span className={isLate ? 'o-pill o-bad' : undefined}>
      {formatMoment(dueAt)}
      {isLate && ` · ${t('integrity.late')}`}
    </span>
  )
}
