import { memberPermissions } from '@trevo/contract/member-permissions.ts'
import {
  timelineGroups,
  type TimelineGroup,
  type TimelineItem,
} from '@trevo/contract/ops/members/member-records.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Banknote, Dices, ShieldCheck, UserCog } from 'lucide-react'
import { useState } from 'react'
import { formatClockTime, formatDay, formatSigned } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { nameKind } from './name-kind.ts'
import styles from './member.module.css'
import { timelineQuery } from './use-members.ts'

const icons = { money: Banknote, play: Dices, security: ShieldCheck, people: UserCog } as const

const nameDevice = (t: T, device: string | null): string =>
  device === 'web' || device === 'mobile' ? t(`members.session.${device}`) : (device ?? '')

/** How somebody logged in; social networks bear their own names. */
const methods = ['password', 'registration', 'sms', 'passkey', 'ticket'] as const
const nameMethod = (t: T, name: string | null): string => {
  const method = methods.find((one) => one === name)
  return method ? t(`members.method.${method}`) : (name ?? '')
}

/** Permissions by their names; tags and everything else as they are. */
const nameSubject = (t: T, name: string | null): string =>
  (name ?? '')
    .split(', ')
    .map((part) => {
      const permission = memberPermissions.find((one) => one === part)
      return permission ? t(`members.permission.${permission}`) : part
    })
    .join(', ')

/** The second line of an event: a game with its bets, a reason, where it was. */
const textOf = (t: T, { group, name, text, operator, reference }: TimelineItem): string => {
  if (group === 'play') {
    return [name, t('members.bets', { count: Number(text ?? 0) })].filter(Boolean).join(' · ')
  }
  if (group === 'money') return reference ?? ''
  if (group === 'security')
    return [nameMethod(t, name), nameDevice(t, text)].filter(Boolean).join(' · ')
  return [operator, nameSubject(t, name), text].filter(Boolean).join(' · ')
}

const Line = ({ item }: { readonly item: TimelineItem }) => {
  const t = useT()
  const { at, group, kind, amount } = item
  const Icon = icons[group]
  const text = textOf(t, item)
  const sign = amount?.startsWith('-') ? 'out' : 'in'
  return (
    <li>
      <span className={styles['time']}>
        {formatDay(at)} {formatClockTime(at)}
      </span>
      <Icon size={15} aria-hidden="true" data-group={group} />
      <div>
        <b>{nameKind(t, kind)}</b>
        {text && <p className="o-muted">{text}</p>}
      </div>
      {amount !== null && <span data-sign={sign}>{formatSigned(amount)}</span>}
    </li>
  )
}

const Events = ({
  memberId,
  group,
}: {
  readonly memberId: string
  readonly group: 'all' | TimelineGroup
}) => {
  const t = useT()
  const { data, isPending, error, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(timelineQuery(memberId, group))
  if (isPending) return <PartLoading />
  if (error) {
    return (
      <p role="alert" className={styles['empty']}>
        {error.message}
      </p>
    )
  }
  const items = data.pages.flatMap(({ list }) => list)
  if (items.length === 0) return <p className={styles['empty']}>{t('members.noEvents')}</p>
  return (
    <>
      <ol className={styles['timeline']}>
        {items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ol>
      {hasNextPage && (
        <p className={styles['more']}>
          <button
            type="button"
            className="o-btn"
            aria-disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t(isFetchingNextPage ? 'office.loading' : 'members.more')}
          </button>
        </p>
      )}
    </>
  )
}

/** What happened to a member, the newest first. `only` shows one group without the choice. */
export const Timeline = ({
  memberId,
  only,
}: {
  readonly memberId: string
  readonly only?: TimelineGroup
}) => {
  const t = useT()
  const [chosen, setChosen] = useState<'all' | TimelineGroup>('all')
  const groups = ['all', ...timelineGroups] as const
  return (
    <Panel
      title={only ? t(`members.group.${only}`) : t('members.timeline')}
      aside={
        !only && (
          <Tabs
            label={t('members.timelineGroups')}
            tabs={groups.map((value) => ({ value, text: t(`members.group.${value}`) }))}
            value={chosen}
            onChange={setChosen}
          />
        )
      }
    >
      <Events memberId={memberId} group={only ?? chosen} />
    </Panel>
  )
}
