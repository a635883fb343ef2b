import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { useAskedAct } from '../../core/use-asked-act.ts'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { NewPersonDialog } from './account-acts.tsx'
import { EmergencyNote } from './emergency-note.tsx'
import { PeopleTable } from './people-table.tsx'
import { PersonPanel } from './person-panel.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { RoleMatrix } from './role-matrix.tsx'
import { nameRole, peopleQuery, rolesQuery, states, tabs, useStaffAddress } from './use-staff.ts'

const Filters = ({ of }: { readonly of: ReturnType<typeof useStaffAddress> }) => {
  const t = useT()
  const { role, state, isIgnored, change } = of
  const { data } = useQuery(rolesQuery)
  return (
    <FilterBar
      fields={[
        {
          name: 'role',
          label: t('word.role'),
          kind: 'choice',
          any: t('staff.anyRole'),
          options: (data?.roles ?? []).map((one) => ({
            value: one.role,
            text: nameRole(t, one.role),
          })),
        },
        {
          name: 'state',
          label: t('word.state'),
          kind: 'choice',
          any: t('staff.anyState'),
          options: states.map((value) => ({ value, text: t(`staff.state.${value}`) })),
        },
      ]}
      values={{ role, state }}
      isIgnored={isIgnored}
      onChange={(values) => change({ ...values, person: '' })}
    />
  )
}

/** People and what they may do: accounts, roles, sessions. */
export const StaffPage = () => {
  const t = useT()
  const of = useStaffAddress()
  const { tab, person: personId, change } = of
  const mayManage = useRight('staff.manage') !== undefined
  const [isAdding, setAdding] = useState(false)
  useAskedAct('addPerson', () => setAdding(mayManage))
  const { data } = useQuery(peopleQuery)
  const person = data?.persons.find((one) => one.personId === personId)
  const close = () => setAdding(false)
  return (
    <Page
      title={t('office.staff')}
      isTable={tab === 'people'}
      aside={
        <button
          type="button"
          className="o-btn o-go"
          aria-disabled={!mayManage}
          title={mayManage ? undefined : needs(t, 'staff.manage')}
          onClick={() => mayManage && setAdding(true)}
        >
          {t(tab === 'people' ? 'staff.addPerson' : 'staff.addRole')}
        </button>
      }
      bar={
        <>
          <Tabs
            label={t('staff.which')}
            tabs={tabs.map((value) => ({ value, text: t(`staff.tab.${value}`) }))}
            value={tab}
            onChange={(value) => change({ tab: value === 'people' ? '' : value, person: '' })}
          />
          {tab === 'people' && <Filters of={of} />}
          <EmergencyNote persons={data?.persons ?? []} />
        </>
      }
      panel={
        tab === 'people' &&
        person && (
          <PersonPanel
            key={person.personId}
            person={person}
            onClose={() => change({ person: '' })}
          />
        )
      }
    >
      {tab === 'people' ? <PeopleTable of={of} /> : <RoleMatrix />}
      {isAdding && tab === 'people' && <NewPersonDialog onClose={close} />}
      {isAdding && tab === 'roles' && <RoleDialog onClose={close} />}
    </Page>
  )
}
