import type { OpsMember } from '@trevo/contract/ops/members/members.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { formatAmount, formatDay, formatMoment } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT, type T } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { EnterKey } from '../../parts/enter-key.tsx'
import { ExportButton } from '../../parts/files/export-button.tsx'
import { FilterBar, type FilterField } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { FactList, RecordHead } from '../../parts/panel.tsx'
import { FindForm } from './find-form.tsx'
import { MemberPills } from './member-pills.tsx'
import styles from './members.module.css'
import {
  exportFilterOf,
  blocks,
  kinds,
  membersQuery,
  orders,
  states,
  tagsQuery,
  useMembersAddress,
  type MembersFilter,
} from './use-members.ts'

const columnsOf = (t: T): readonly Column<OpsMember>[] =>
  (
    [
      { key: 'username', cell: (row) => <b>{row.username}</b> },
      {
        key: 'state',
        cell: (row) => (
          <span className={styles['inRow']}>
            <MemberPills member={row} />
          </span>
        ),
      },
      { key: 'level', isExtra: true, cell: (row) => row.level?.name ?? '–' },
      { key: 'name', isMuted: true, isExtra: true, cell: (row) => row.name ?? '–' },
      {
        key: 'contact',
        isMuted: true,
        isExtra: true,
        cell: (row) => row.mobile ?? row.email ?? '–',
      },
      { key: 'upline', isExtra: true, cell: (row) => row.upline ?? '–' },
      { key: 'tags', isExtra: true, cell: (row) => row.tags.join(', ') || '–' },
      { key: 'registered', isExtra: true, cell: (row) => formatMoment(row.registeredAt) },
      {
        key: 'login',
        isExtra: true,
        cell: (row) => (row.lastLoginAt ? formatMoment(row.lastLoginAt) : t('members.never')),
      },
      { key: 'available', kind: 'number', cell: (row) => formatAmount(row.available) },
    ] as const satisfies readonly Omit<Column<OpsMember>, 'heading'>[]
  ).map((column) => ({ ...column, heading: t(`members.column.${column.key}`) }))

const fieldsOf = (t: T, tags: readonly string[]): readonly FilterField[] => {
  const day = (name: 'registeredFrom' | 'registeredTo' | 'loginFrom' | 'loginTo') =>
    ({ name, label: t(`members.filter.${name}`), kind: 'day' }) as const
  return [
    {
      name: 'order',
      label: t('members.filter.order'),
      kind: 'choice',
      any: t('members.order.registered'),
      options: orders.map((value) => ({ value, text: t(`members.order.${value}`) })),
    },
    {
      name: 'state',
      label: t('members.filter.state'),
      kind: 'choice',
      any: t('members.anyState'),
      options: states.map((value) => ({ value, text: t(`members.state.${value}`) })),
    },
    {
      name: 'kind',
      label: t('members.filter.kind'),
      kind: 'choice',
      any: t('members.anyKind'),
      options: kinds.map((value) => ({ value, text: t(`members.accountKind.${value}`) })),
    },
    {
      name: 'blocked',
      label: t('members.filter.blocked'),
      kind: 'choice',
      any: t('members.anyBlock'),
      options: blocks.map((value) => ({
        value,
        text: value === 'any' ? t('members.someBlock') : t(`members.permission.${value}`),
      })),
    },
    {
      name: 'tag',
      label: t('members.filter.tag'),
      kind: 'choice',
      any: t('members.anyTag'),
      options: tags.map((value) => ({ value, text: value })),
    },
    { name: 'upline', label: t('members.filter.upline'), kind: 'text', max: 64 },
    { name: 'line', label: t('members.filter.line'), kind: 'text', max: 64 },
    { name: 'levelMin', label: t('members.filter.levelMin'), kind: 'text', max: 2 },
    { name: 'levelMax', label: t('members.filter.levelMax'), kind: 'text', max: 2 },
    { name: 'balanceMin', label: t('members.filter.balanceMin'), kind: 'amount' },
    { name: 'balanceMax', label: t('members.filter.balanceMax'), kind: 'amount' },
    day('registeredFrom'),
    day('registeredTo'),
    day('loginFrom'),
    day('loginTo'),
  ]
}

const Peek = ({
  member,
  onClose,
}: {
  readonly member: OpsMember
  readonly onClose: () => void
}) => {
  const t = useT()
  const navigate = useNavigate()
  const to = `/members/${member.memberId}`
  useKeys({ enter: () => void navigate(to) })
  const fact = (label: string, value: string | null) => ({ label, value: value ?? '–' })
  return (
    <section aria-label={member.username}>
      <RecordHead
        title={member.username}
        note={t('members.since', { day: formatDay(member.registeredAt) })}
        onClose={onClose}
      />
      <p className={styles['pills']}>
        <MemberPills member={member} />
      </p>
      <FactList
        items={[
          fact(t('members.column.available'), formatAmount(member.available)),
          fact(t('members.column.level'), member.level?.name ?? null),
          fact(t('members.column.name'), member.name),
          fact(t('members.fact.email'), member.email),
          fact(t('members.fact.mobile'), member.mobile),
          fact(t('members.column.upline'), member.upline),
          fact(t('members.column.tags'), member.tags.join(', ') || null),
          fact(t('members.column.login'), member.lastLoginAt && formatMoment(member.lastLoginAt)),
        ]}
      />
      <p className={styles['pills']}>
        <Link className="o-btn o-go" to={to}>
          {t('members.openPage')} <EnterKey />
        </Link>
      </p>
    </section>
  )
}

const List = ({
  filter,
  open,
  onOpen,
}: {
  readonly filter: MembersFilter
  readonly open: string | undefined
  readonly onOpen: (memberId: string) => void
}) => {
  const t = useT()
  const query = useInfiniteQuery(membersQuery(filter))
  return (
    <DataTable
      label={t('office.members')}
      columns={columnsOf(t)}
      rows={rowsOf(query.data)}
      keyOf={({ memberId }) => memberId}
      query={query}
      openKey={open}
      onOpen={onOpen}
      onClose={() => onOpen('')}
    />
  )
}

/** Members of the brand: one by what is known of them, or all by filters. */
export const MembersPage = () => {
  const t = useT()
  const { filter, open, isIgnored, change } = useMembersAddress()
  const { data: known } = useQuery(tagsQuery)
  const query = useInfiniteQuery(membersQuery(filter))
  const member = query.data?.pages
    .flatMap(({ list }) => list)
    .find(({ memberId }) => memberId === open)
  return (
    <Page
      title={t('office.members')}
      note={t('members.listHint')}
      aside={
        <ExportButton
          content={{ what: 'members', filter: exportFilterOf(filter) }}
          name={t('office.members')}
        />
      }
      isTable
      bar={
        <>
          <FindForm />
          <FilterBar
            fields={fieldsOf(t, known?.tags ?? [])}
            values={filter}
            isIgnored={isIgnored}
            onChange={(typed) => change({ ...typed, open: '' })}
          />
        </>
      }
      panel={member && <Peek member={member} onClose={() => change({ open: '' })} />}
    >
      <List filter={filter} open={open} onOpen={(memberId) => change({ open: memberId })} />
    </Page>
  )
}
