import type { SigapFile } from '@trevo/contract/ops/compliance/sigap.ts'
import { useT } from '../../core/texts.tsx'

const toneOf = ({ state, isLate }: Pick<SigapFile, 'state' | 'isLate'>): string => {
  if (state === 'rejected') return 'o-pill o-bad'
  if (isLate) return 'o-pill o-warn'
  return state === 'accepted' ? 'o-pill o-ok' : 'o-pill'
}

/** How far a file is, and whether its time has passed. */
export const StatePill = ({ of }: { readonly of: Pick<SigapFile, 'state' | 'isLate'> }) => {
  const t = useT()
  return (
    <span className={toneOf(of)}>
      {t(`sigap.state.${of.state}`)}
      {of.isLate && ` · ${t('sigap.late')}`}
    </span>
  )
}
