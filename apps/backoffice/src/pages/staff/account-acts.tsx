import {
  addStaffAccount,
  addStaffPerson,
  linkStaffPersons,
  setStaffPassword,
} from '@trevo/api-client/ops-endpoints.ts'
import type { StaffPerson } from '@trevo/contract/ops/staff/people.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { peopleQuery, useStaffAgain } from './use-staff.ts'

const passwordMin = 12

type Typed = { readonly text: string; readonly change: (text: string) => void }

const TextField = ({
  label,
  hint,
  of,
  max,
  type = 'text',
}: {
  readonly label: string
  readonly hint?: string
  readonly of: Typed
  readonly max: number
  readonly type?: 'text' | 'password'
}) => (
  <Field label={label} hint={hint}>
    <input
      required
      type={type}
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      minLength={type === 'password' ? passwordMin : 3}
      maxLength={max}
      value={of.text}
      onChange={({ currentTarget }) => of.change(currentTarget.value)}
    />
  </Field>
)

/** Passwords are never kept as drafts. */
const usePassword = (): Typed => {
  const [text, change] = useState('')
  return { text, change }
}

const PasswordField = ({ label, of }: { readonly label: string; readonly of: Typed }) => {
  const t = useT()
  const hint = t('staff.passwordHint')
  return <TextField label={label} hint={hint} of={of} max={128} type="password" />
}

/** The name and first password of an account. */
const AccountFields = ({ name, password }: { readonly name: Typed; readonly password: Typed }) => {
  const t = useT()
  return (
    <>
      <TextField label={t('staff.userName')} of={name} max={64} />
      <PasswordField label={t('staff.firstPassword')} of={password} />
    </>
  )
}

/** A person with a first account: no role, no authenticator yet. */
export const NewPersonDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT()
  const again = useStaffAgain()
  const name = useDraft('new person name')
  const operator = useDraft('new person operator')
  const password = usePassword()
  return (
    <ActDialog
      title={t('staff.addPerson')}
      draft="new person"
      confirm={t('word.add')}
      done={t('staff.personAdded')}
      onConfirm={async ({ reason }) => {
        const body = {
          name: name.text.trim(),
          operator: operator.text.trim(),
          password: password.text,
          reason,
        }
        const answer = await call(addStaffPerson, { body })
        if (answer.ok) {
          name.forget()
          operator.forget()
          await again()
        }
        return answer
      }}
      onClose={onClose}
    >
      <p className="o-muted">{t('staff.addPersonText')}</p>
      <TextField label={t('staff.fullName')} of={name} max={80} />
      <AccountFields name={operator} password={password} />
    </ActDialog>
  )
}

/** Another account of the same human. */
export const NewAccountDialog = ({
  person,
  onClose,
}: {
  readonly person: StaffPerson
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useStaffAgain()
  const { personId } = person
  const operator = useDraft(`new account ${personId}`)
  const password = usePassword()
  return (
    <ActDialog
      title={t('staff.addAccount')}
      draft={`account ${personId}`}
      confirm={t('word.add')}
      done={t('staff.accountAdded')}
      onConfirm={async ({ reason }) => {
        const body = { operator: operator.text.trim(), password: password.text, reason }
        const answer = await call(addStaffAccount, { params: { personId }, body })
        if (answer.ok) {
          operator.forget()
          await again()
        }
        return answer
      }}
      onClose={onClose}
    >
      <p className="o-muted">{t('staff.addAccountText')}</p>
      <AccountFields name={operator} password={password} />
    </ActDialog>
  )
}

export const PasswordDialog = ({
  operator,
  onClose,
}: {
  readonly operator: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useStaffAgain()
  const password = usePassword()
  return (
    <ActDialog
      title={t('staff.setPassword', { operator })}
      draft={`password ${operator}`}
      confirm={t('word.save')}
      done={t('staff.passwordSet')}
      onConfirm={async ({ reason }) => {
        const body = { operator, password: password.text, reason }
        const answer = await call(setStaffPassword, { body })
        if (answer.ok) await again()
        return answer
      }}
      onClose={onClose}
    >
      <p className="o-muted">{t('staff.setPasswordText')}</p>
      <PasswordField label={t('staff.newPassword')} of={password} />
    </ActDialog>
  )
}

/** Two persons that turned out to be one human; never undone. */
export const LinkDialog = ({
  person,
  onClose,
}: {
  readonly person: StaffPerson
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useStaffAgain()
  const { data } = useQuery(peopleQuery)
  const [other, setOther] = useState('')
  const others = data?.persons.filter(({ personId }) => personId !== person.personId) ?? []
  return (
    <ActDialog
      title={t('staff.link', { name: person.name })}
      draft={`link ${person.personId}`}
      confirm={t('staff.linkNow')}
      isStop
      problem={other === '' ? t('staff.chooseOther') : undefined}
      done={t('staff.linked')}
      onConfirm={async ({ reason }) => {
        const body = { otherPersonId: other, reason }
        const params = { personId: person.personId }
        const answer = await call(linkStaffPersons, { params, body })
        if (answer.ok) await again()
        return answer
      }}
      onClose={onClose}
    >
      <p className="o-muted">{t('staff.linkText')}</p>
      <Field label={t('word.person')}>
        <select value={other} onChange={({ currentTarget }) => setOther(currentTarget.value)}>
          <option value="">–</option>
          {others.map(({ personId, name, accounts }) => (
            <option key={personId} value={personId}>
              {name} ({accounts.map(({ operator }) => operator).join(', ')})
            </option>
          ))}
        </select>
      </Field>
    </ActDialog>
  )
}
