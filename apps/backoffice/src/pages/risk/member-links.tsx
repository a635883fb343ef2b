import type { LinkedMember, MemberLink } from '@trevo/contract/ops/risk/risk.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { showMemberLinks } from '@trevo/contract/ops/risk/risk.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { LinkGraph } from './link-graph.tsx'
import { LinkReasons } from './link-reason.tsx'
import styles from './risk.module.css'
import { linksQuery, type RiskAddress } from './use-risk.ts'

const linkWith = (links: readonly MemberLink[], a: string, b: string): MemberLink | undefined =>
  links.find(
    ({ memberId, otherId }) =>
      (memberId === a && otherId === b) || (memberId === b && otherId === a),
  )

const MemberRow = ({
  one,
  link,
  isMarked,
  onMark,
  onFollow,
}: {
  readonly one: LinkedMember
  readonly link: MemberLink | undefined
  readonly isMarked: boolean
  readonly onMark: () => void
  readonly onFollow: (() => void) | undefined
}) => {
  const t = useT()
  return (
    <tr data-marked={isMarked || undefined}>
      <td aria-label={one.username}>
        <label className={styles['mark']}>
          <input type="checkbox" checked={isMarked} onChange={onMark} />
          <b>{one.username}</b>
        </label>
      </td>
      <td>{link ? <LinkReasons reasons={link.reasons} /> : t('risk.thisOne')}</td>
      <td className="o-muted">{formatDay(one.registeredAt)}</td>
      <td>
        {one.isClosed && <span className="o-pill">{t('risk.closed')}</span>}
        {one.blocked.length > 0 && (
          <span className="o-pill o-bad">
            {one.blocked.map((permission) => t(`risk.may.${permission}`)).join(', ')}
          </span>
        )}
      </td>
      <td>
        {onFollow && (
          <button type="button" className="o-link" onClick={onFollow}>
            {t('risk.follow')}
          </button>
        )}
      </td>
    </tr>
  )
}

const MemberTable = ({
  data: { member, others, links },
  marked,
  onMark,
  onFollow,
}: {
  readonly data: Value<typeof showMemberLinks>
  readonly marked: ReadonlySet<string>
  readonly onMark: (memberId: string) => void
  readonly onFollow: (username: string) => void
}) => {
  const t = useT()
  return (
    <div className="o-scroll">
      <table className="o-table">
        <thead>
          <tr>
            <th scope="col">{t('word.member')}</th>
            <th scope="col">{t('risk.why')}</th>
            <th scope="col">{t('risk.registered')}</th>
            <th scope="col">{t('word.state')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('risk.follow')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {[member, ...others].map((one) => (
            <MemberRow
              key={one.memberId}
              one={one}
              link={linkWith(links, member.memberId, one.memberId)}
              isMarked={marked.has(one.memberId)}
              onMark={() => onMark(one.memberId)}
              onFollow={one === member ? undefined : () => onFollow(one.username)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Graph = ({
  memberId,
  onFollow,
}: {
  readonly memberId: string
  readonly onFollow: (username: string) => void
}) => {
  const t = useT()
  const { data, error } = useQuery(linksQuery(memberId))
  const mayDecide = useRight('risk.decide') !== undefined
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [isBlocking, setBlocking] = useState(false)
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  const { member, others, links, isCut } = data
  const mark = (id: string) =>
    setMarked(new Set(marked.has(id) ? [...marked].filter((one) => one !== id) : [...marked, id]))
  const all = [member, ...others]
  return (
    <div className={styles['links']}>
      <Panel title={t('risk.graphTitle', { name: member.username })}>
        <LinkGraph member={member} others={others} links={links} marked={marked} onMark={mark} />
      </Panel>
      <Panel
        title={t('risk.linked', { count: others.length })}
        note={isCut ? t('risk.cut') : undefined}
        aside={
          <button
            type="button"
            className="o-btn o-no"
            aria-disabled={!mayDecide || marked.size === 0}
            title={mayDecide ? undefined : needs(t, 'risk.decide')}
            onClick={() => mayDecide && marked.size > 0 && setBlocking(true)}
          >
            {t('risk.block', { count: marked.size })}
          </button>
        }
      >
        <MemberTable data={data} marked={marked} onMark={mark} onFollow={onFollow} />
      </Panel>
      {isBlocking && (
        <BlockDialog
          members={all.filter((one) => marked.has(one.memberId))}
          onClose={() => setBlocking(false)}
        />
      )}
    </div>
  )
}

/** The accounts that share a payee, device, network or referral with a member, or bet against them. */
export const MemberLinks = ({ of: { member, change } }: { readonly of: RiskAddress }) => {
  const t = useT()
  if (member === undefined) return <p className="o-muted">{t('risk.choose')}</p>
  return (
    <Graph key={member} memberId={member} onFollow={(username) => change({ member: username })} />
  )
}
