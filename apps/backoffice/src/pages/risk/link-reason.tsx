import type { MemberLink } from '@trevo/contract/ops/risk/risk.ts'
import { Fragment } from 'react'
import { useT } from '../../core/texts.tsx'

type Reason = MemberLink['reasons'][number]

/** Strong reasons prove more than neighbours do. */
const strong: ReadonlySet<Reason['reason']> = new Set([
  'sameDocument',
  'samePayee',
  'sameDevice',
  'oppositeBets',
])

/** Why two accounts are linked, each reason with how often. */
export const LinkReasons = ({ reasons }: { readonly reasons: readonly Reason[] }) => {
  const t = useT()
  return reasons.map(({ reason, count }) => (
    <Fragment key={reason}>
      <span className={`o-pill ${strong.has(reason) ? 'o-bad' : 'o-warn'}`}>
        {t(`risk.link.${reason}`)}
        {count > 1 && ` × ${count}`}
      </span>{' '}
    </Fragment>
  ))
}
