import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'

/** Until when something is due, and whether that has passed. */
export const DueCell = ({
  at,
  isLate,
}: {
  readonly at: string | null
  readonly isLate: boolean
}) => {
  const t = useT()
  if (at === null) return '–'
  return (
    <span className={isLate ? 'o-pill o-bad' : undefined}>
      {formatMoment(at)}
      {isLate && ` · ${t('aml.late')}`}
    </span>
  )
}
