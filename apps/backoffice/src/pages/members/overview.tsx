import type { MemberPage } from '@trevo/contract/ops/members/members.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatAmount, formatMoment, formatReais, formatSigned } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { FactList, Panel, type FactItem } from '../../parts/panel.tsx'
import { nameState } from './name-kind.ts'
import styles from './member.module.css'
import { MemberSessions } from './member-sessions.tsx'
import { Timeline } from './timeline.tsx'
import { memberSessionsQuery } from './use-members.ts'

type Matter = MemberPage['openMatters'][number]

/** Where an open matter is worked on; undefined where no page has it alone. */
const pageOf = ({ kind, id }: Matter): string | undefined => {
  if (kind === 'withdrawal') return `/withdrawals/${id ?? ''}`
  if (kind === 'conversation') return `/desk/${id ?? ''}`
  return kind === 'request' ? `/approvals/${id ?? ''}` : undefined
}

const MatterLine = ({ matter }: { readonly matter: Matter }) => {
  const t = useT()
  const { kind, since, amount, state } = matter
  const to = pageOf(matter)
  const name = t(`members.matter.${kind}`)
  const beside = [
    amount === null ? '' : formatReais(amount),
    since === null ? '' : formatMoment(since),
    state === null || kind === 'request' ? '' : nameState(t, state),
  ]
  return (
    <li>
      {to ? (
        <Link className="o-link" to={to}>
          {name}
        </Link>
      ) : (
        <b>{name}</b>
      )}
      <span className="o-muted">{beside.filter(Boolean).join(' · ')}</span>
    </li>
  )
}

const Matters = ({ page: { openMatters } }: { readonly page: MemberPage }) => {
  const t = useT()
  return (
    <Panel title={t('members.matters')} aside={openMatters.length || undefined}>
      {openMatters.length === 0 ? (
        <p className={styles['empty']}>{t('members.noMatters')}</p>
      ) : (
        <ul className={styles['lines']}>
          {openMatters.map((matter, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- read as a whole, in this order
            <MatterLine key={index} matter={matter} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

const contactFact = (
  t: T,
  label: string,
  value: string | null,
  confirmedAt: string | null,
): FactItem => ({
  label,
  value: value ? `${value} · ${t(confirmedAt ? 'members.confirmed' : 'members.unconfirmed')}` : '–',
  tone: value && confirmedAt ? 'ok' : undefined,
})

const Identity = ({ page }: { readonly page: MemberPage }) => {
  const t = useT()
  const { member, identity } = page
  return (
    <Panel title={t('members.identity')}>
      <FactList
        items={[
          { label: t('members.fact.cpf'), value: identity.cpf ?? '–' },
          { label: t('members.fact.age'), value: identity.age ?? '–' },
          contactFact(t, t('members.fact.email'), member.email, identity.emailConfirmedAt),
          contactFact(t, t('members.fact.mobile'), member.mobile, identity.mobileConfirmedAt),
          {
            label: t('members.fact.bank'),
            value: t(identity.isPaidByOwnCpf ? 'word.yes' : 'word.no'),
            tone: identity.isPaidByOwnCpf ? 'ok' : 'warn',
          },
          {
            label: t('members.fact.terms'),
            value: identity.termsAcceptedAt ? formatMoment(identity.termsAcceptedAt) : '–',
          },
          { label: t('members.fact.language'), value: page.language ?? '–' },
          { label: t('members.column.upline'), value: member.upline ?? '–' },
          { label: t('members.fact.referrer'), value: page.referrer ?? '–' },
          { label: t('members.fact.registeredAt'), value: page.registerDomain ?? '–' },
          { label: t('members.fact.type'), value: page.type },
        ]}
      />
    </Panel>
  )
}

const Sessions = ({ memberId }: { readonly memberId: string }) => {
  const t = useT()
  const { data } = useQuery(memberSessionsQuery(memberId))
  return (
    <Panel title={t('members.sessions')} aside={data?.list.length}>
      <MemberSessions sessions={data?.list.slice(0, 3) ?? []} />
    </Panel>
  )
}

const LastNote = ({ page: { lastNote } }: { readonly page: MemberPage }) => {
  const t = useT()
  return (
    <Panel title={t('members.lastNote')}>
      {lastNote ? (
        <div className={styles['note']}>
          <b>{lastNote.operator}</b> <span className="o-muted">{formatMoment(lastNote.at)}</span>
          <p>{lastNote.text}</p>
        </div>
      ) : (
        <p className={styles['empty']}>{t('members.noNotes')}</p>
      )}
    </Panel>
  )
}

const Balance = ({ page: { balance } }: { readonly page: MemberPage }) => {
  const t = useT()
  return (
    <Panel title={t('members.balance')} aside="R$">
      <div className={styles['balance']}>
        <span className="o-muted">{t('members.balance.available')}</span>
        <strong>{formatAmount(balance.available)}</strong>
      </div>
      <FactList
        items={[
          { label: t('members.balance.held'), value: formatAmount(balance.held) },
          { label: t('members.balance.inPlay'), value: formatAmount(balance.inPlay) },
          {
            label: <b>{t('members.balance.owed')}</b>,
            value: <b>{formatAmount(balance.owed)}</b>,
          },
        ]}
      />
    </Panel>
  )
}

const Limits = ({ page: { exclusion } }: { readonly page: MemberPage }) => {
  const t = useT()
  return (
    <Panel title={t('members.limits')}>
      {exclusion ? (
        <FactList
          items={[
            {
              label: t(`members.limit.${exclusion.kind}`),
              value: exclusion.term === null ? '' : t(`members.limit.term.${exclusion.term}`),
              tone: 'warn',
            },
            { label: t('word.since'), value: formatMoment(exclusion.beganAt) },
            {
              label: t('word.until'),
              value: exclusion.endsAt ? formatMoment(exclusion.endsAt) : '–',
            },
          ]}
        />
      ) : (
        <p className={styles['empty']}>{t('members.noLimits')}</p>
      )}
    </Panel>
  )
}

const Last30 = ({ page: { last30 } }: { readonly page: MemberPage }) => {
  const t = useT()
  const names = ['deposits', 'withdrawals', 'staked', 'prizes'] as const
  return (
    <Panel title={t('members.last30')} aside="R$">
      <FactList
        items={[
          ...names.map((name) => ({
            label: t(`members.last30.${name}`),
            value: formatAmount(last30[name]),
          })),
          {
            label: t('members.last30.given'),
            value: `${formatAmount(last30.rebates)} + ${formatAmount(last30.promotions)}`,
          },
          {
            label: <b>{t('members.last30.result')}</b>,
            value: <b>{formatSigned(last30.result)}</b>,
          },
        ]}
      />
    </Panel>
  )
}

const Links = ({ page: { links, member } }: { readonly page: MemberPage }) => {
  const t = useT()
  return (
    <Panel
      title={t('members.links')}
      aside={
        <Link className="o-link" to={`/risk?tab=links&member=${member.username}`}>
          {t('members.links.graph')}
        </Link>
      }
    >
      <FactList
        items={[
          { label: t('members.links.below'), value: links.below },
          { label: t('members.links.referred'), value: links.referred },
          {
            label: '',
            value: (
              <Link className="o-link" to={`/ledger?member=${member.username}`}>
                {t('members.links.ledger')}
              </Link>
            ),
          },
        ]}
      />
    </Panel>
  )
}

/** What one look has to tell: what waits, who it is, what happened, and the money. */
export const Overview = ({ page }: { readonly page: MemberPage }) => (
  <div className={styles['overview']}>
    <div className={styles['column']}>
      <Matters page={page} />
      <Identity page={page} />
      <Sessions memberId={page.member.memberId} />
      <LastNote page={page} />
    </div>
    <Timeline memberId={page.member.memberId} />
    <div className={styles['column']}>
      <Balance page={page} />
      <Last30 page={page} />
      <Limits page={page} />
      <Links page={page} />
    </div>
  </div>
)
