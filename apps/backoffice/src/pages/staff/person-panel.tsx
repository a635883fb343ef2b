import type { StaffPerson } from '@trevo/contract/ops/staff/people.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { FactList, Panel, RecordHead } from '../../parts/panel.tsx'
import { PersonState } from './people-table.tsx'
import { PersonActDialog, type PersonAct } from './person-acts.tsx'
import { PersonHistory } from './person-history.tsx'
import { RoleTerms } from './role-names.tsx'
import styles from './staff.module.css'
import { nameRole, sessionsQuery } from './use-staff.ts'

type Act = (act: PersonAct) => void

const ActButton = ({
  text,
  isStop,
  onPress,
}: {
  readonly text: string
  readonly isStop?: boolean
  readonly onPress: () => void
}) => {
  const t = useT()
  const mayManage = useRight('staff.manage') !== undefined
  return (
    <button
      type="button"
      className={`o-btn ${styles['small']} ${isStop ? 'o-no' : ''}`}
      aria-disabled={!mayManage}
      title={mayManage ? undefined : needs(t, 'staff.manage')}
      onClick={() => mayManage && onPress()}
    >
      {text}
    </button>
  )
}

const Waiting = ({ person }: { readonly person: StaffPerson }) => {
  const t = useT()
  return person.waiting.map(({ requestId, kind, target, askedBy, askedAt }) => (
    <p key={requestId} className={styles['waiting']}>
      <span className="o-pill o-info">{t('staff.state.waiting')}</span>
      {t('staff.waits', {
        what: kind === 'grantStaffRole' ? nameRole(t, target.split('/')[1] ?? '') : target,
        operator: askedBy,
        at: formatMoment(askedAt),
      })}
      <Link className="o-link" to={`/approvals/${requestId}`}>
        {t('office.approvals')}
      </Link>
    </p>
  ))
}

const Account = ({
  account: { operator, hasAuthenticator, lastLoginAt, disabledAt, roles },
  onAct,
}: {
  readonly account: StaffPerson['accounts'][number]
  readonly onAct: Act
}) => {
  const t = useT()
  return (
    <Panel title={operator} note={disabledAt !== null ? t('staff.state.barred') : undefined}>
      <FactList
        items={[
          {
            label: t('staff.authenticator'),
            value: t(hasAuthenticator ? 'word.yes' : 'word.no'),
            tone: hasAuthenticator ? undefined : 'warn',
          },
          {
            label: t('staff.lastSeen'),
            value: lastLoginAt === null ? '–' : formatMoment(lastLoginAt),
          },
          ...roles.map((role) => ({
            label: (
              <>
                {nameRole(t, role.role)}
                <RoleTerms role={role} />
              </>
            ),
            value: (
              <ActButton
                text={t('staff.revoke')}
                isStop
                onPress={() => onAct({ act: 'revoke', operator, role: role.role })}
              />
            ),
          })),
        ]}
      />
      <div className={styles['acts']}>
        <ActButton
          text={t('staff.password')}
          onPress={() => onAct({ act: 'password', operator })}
        />
        <ActButton
          text={t('staff.lostPhone')}
          onPress={() => onAct({ act: 'authenticator', operator })}
        />
        <ActButton
          text={t('staff.emergency')}
          isStop
          onPress={() => onAct({ act: 'emergency', operator })}
        />
      </div>
    </Panel>
  )
}

const Sessions = ({ personId, onAct }: { readonly personId: string; readonly onAct: Act }) => {
  const t = useT()
  const { data } = useQuery(sessionsQuery(personId))
  const sessions = data?.sessions ?? []
  return (
    <Panel
      title={t('staff.sessions')}
      note={String(sessions.length)}
      aside={
        sessions.length > 1 && (
          <ActButton
            text={t('staff.endAll')}
            isStop
            onPress={() => onAct({ act: 'end', sessionId: null })}
          />
        )
      }
    >
      <FactList
        items={sessions.map(({ sessionId, operator, address, lastUsedAt, userAgent }) => ({
          label: (
            <span title={userAgent}>
              {operator}, {address}
              <br />
              {t('staff.usedAt', { at: formatMoment(lastUsedAt) })}
            </span>
          ),
          value: (
            <ActButton
              text={t('staff.endOne')}
              isStop
              onPress={() => onAct({ act: 'end', sessionId })}
            />
          ),
        }))}
      />
      {sessions.length === 0 && <p className={styles['empty']}>{t('staff.noSession')}</p>}
    </Panel>
  )
}

/** A person with accounts, roles, sessions and history, and every act on them. */
export const PersonPanel = ({
  person,
  onClose,
}: {
  readonly person: StaffPerson
  readonly onClose: () => void
}) => {
  const t = useT()
  const [act, setAct] = useState<PersonAct>()
  const { personId, name, disabledAt, accounts } = person
  return (
    <>
      <RecordHead title={name} note={<PersonState person={person} />} onClose={onClose} />
      <div className={styles['acts']}>
        <ActButton text={t('staff.grant')} onPress={() => setAct({ act: 'grant' })} />
        {disabledAt === null ? (
          <ActButton text={t('staff.bar')} isStop onPress={() => setAct({ act: 'disable' })} />
        ) : (
          <ActButton text={t('staff.letIn')} onPress={() => setAct({ act: 'enable' })} />
        )}
        <ActButton text={t('staff.addAccount')} onPress={() => setAct({ act: 'account' })} />
        <ActButton text={t('staff.samePerson')} onPress={() => setAct({ act: 'link' })} />
      </div>
      <div className={styles['record']}>
        <Waiting person={person} />
        {accounts.map((account) => (
          <Account key={account.operator} account={account} onAct={setAct} />
        ))}
        <Sessions personId={personId} onAct={setAct} />
        <PersonHistory personId={personId} />
        {accounts.map(({ operator }) => (
          <Link
            key={operator}
            className="o-link"
            to={`/audit?operator=${encodeURIComponent(operator)}`}
          >
            {t('staff.actsOf', { operator })}
          </Link>
        ))}
      </div>
      {act && <PersonActDialog person={person} act={act} onClose={() => setAct(undefined)} />}
    </>
  )
}
