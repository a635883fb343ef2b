import type { StaffPerson } from '@trevo/contract/ops/staff/people.ts'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { wholeList, DataTable, type Column } from '../../parts/data-table.tsx'
import { RoleNames } from './role-names.tsx'
import { peopleQuery, type useStaffAddress } from './use-staff.ts'

const lastSeen = ({ accounts }: StaffPerson): string | undefined =>
  accounts
    .flatMap(({ lastLoginAt }) => lastLoginAt ?? [])
    .toSorted()
    .at(-1)

export const isWithoutAuthenticator = ({ accounts }: StaffPerson): boolean =>
  accounts.some((one) => !one.hasAuthenticator && one.disabledAt === null)

export const PersonState = ({ person }: { readonly person: StaffPerson }) => {
  const t = useT()
  const [state, tone] =
    person.disabledAt !== null
      ? (['barred', 'o-bad'] as const)
      : person.waiting.length > 0
        ? (['waiting', 'o-info'] as const)
        : isWithoutAuthenticator(person)
          ? (['enrol', 'o-warn'] as const)
          : (['in', 'o-ok'] as const)
  return <span className={`o-pill ${tone}`}>{t(`staff.state.${state}`)}</span>
}

const columnsOf = (t: T): readonly Column<StaffPerson>[] => [
  { key: 'name', heading: t('word.person'), cell: ({ name }) => <b>{name}</b> },
  {
    key: 'accounts',
    heading: t('staff.accounts'),
    isMuted: true,
    isExtra: true,
    cell: ({ accounts }) => accounts.map(({ operator }) => operator).join(', '),
  },
  {
    key: 'roles',
    heading: t('word.roles'),
    cell: ({ accounts }) => <RoleNames roles={accounts.flatMap(({ roles }) => roles)} />,
  },
  {
    key: 'seen',
    heading: t('staff.lastSeen'),
    isExtra: true,
    cell: (person) => {
      const at = lastSeen(person)
      return at === undefined ? '–' : formatMoment(at)
    },
  },
  { key: 'state', heading: t('word.state'), cell: (person) => <PersonState person={person} /> },
]

/** Everybody who has an account of the brand. */
export const PeopleTable = ({ of }: { readonly of: ReturnType<typeof useStaffAddress> }) => {
  const t = useT()
  const query = useQuery(peopleQuery)
  const { person: open, role, state, change } = of
  const fits = (person: StaffPerson): boolean => {
    const isBarred = person.disabledAt !== null
    return (
      (role === undefined ||
        person.accounts.some(({ roles }) => roles.some((one) => one.role === role))) &&
      (state === undefined ||
        (state === 'barred' && isBarred) ||
        (state === 'waiting' && person.waiting.length > 0) ||
        (state === 'in' && !isBarred))
    )
  }
  return (
    <DataTable
      label={t('office.staff')}
      columns={columnsOf(t)}
      rows={query.data?.persons.filter(fits) ?? []}
      keyOf={({ personId }) => personId}
      query={wholeList(query)}
      openKey={open}
      onOpen={(personId) => change({ person: personId })}
      onClose={() => change({ person: '' })}
    />
  )
}
