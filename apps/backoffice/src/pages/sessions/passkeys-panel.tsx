import {
  addOperatorPasskey,
  listOperatorPasskeys,
  removeOperatorPasskey,
  startOperatorPasskey,
} from '@trevo/api-client/ops-endpoints.ts'
import { canUsePasskeys, makePasskey } from '@trevo/api-client/passkey.ts'
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState, type FormEvent } from 'react'
import { ask, call } from '../../core/api.ts'
import { focusOnce } from '../../core/focus-once.ts'
import { formatMoment } from '../../core/format.ts'
import { operatorQuery } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { EnterKey } from '../../parts/enter-key.tsx'
import { Field } from '../../parts/field.tsx'
import form from '../../parts/form.module.css'
import { Panel } from '../../parts/panel.tsx'
import styles from './sessions-page.module.css'

const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => ask(listOperatorPasskeys),
})

/** What others read of the operator's passkeys: this list, and whether there is one. */
const useRead = () => {
  const queries = useQueryClient()
  return async () => {
    await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    await queries.invalidateQueries({ queryKey: operatorQuery.queryKey })
  }
}

/** The password, then the device's own dialog; answers what went wrong. */
const useAdd = (onDone: () => void) => {
  const t = useT()
  const read = useRead()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const make = async (name: string, password: string): Promise<string> => {
    const started = await call(startOperatorPasskey, { body: { password } })
    if (!started.ok) return started.message
    const response = await makePasskey(started.value)
    if (!response) return t('passkey.notMade')
    const answer = await call(addOperatorPasskey, { body: { name, response } })
    return answer.ok ? '' : answer.message
  }
  const add = async (name: string, password: string): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    const wrong = await make(name, password)
    setBusy(false)
    setError(wrong)
    if (wrong !== '') return
    await read()
    showToast(t('passkey.added'))
    onDone()
  }
  return { add, isBusy, error }
}

const AddDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { add, isBusy, error } = useAdd(onClose)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void add(name.trim(), password)
  }
  return (
    <Dialog title={t('passkey.add')} onClose={onClose}>
      <form className={form['form']} onSubmit={submit}>
        <p className="o-muted">{t('passkey.text')}</p>
        <Field label={t('passkey.name')} hint={t('passkey.nameHint')}>
          <input
            ref={focusOnce}
            required
            maxLength={40}
            autoComplete="off"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
        <Field label={t('office.password')}>
          <input
            required
            type="password"
            autoComplete="current-password"
            maxLength={128}
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </Field>
        {error && (
          <p role="alert" className={form['error']}>
            {error}
          </p>
        )}
        <div className={form['acts']}>
          <button type="button" className="o-btn" onClick={onClose}>
            {t('word.cancel')} <kbd>Esc</kbd>
          </button>
          <button type="submit" className="o-btn o-go" aria-disabled={isBusy}>
            {t('passkey.goOn')} <EnterKey />
          </button>
        </div>
      </form>
    </Dialog>
  )
}

type Passkey = Awaited<
  ReturnType<
    typeof ask<typeof import('@trevo/contract/ops/staff/operator-passkeys.ts').listOperatorPasskeys>
  >
>['passkeys'][number]

const RemoveDialog = ({
  passkey: { passkeyId, name },
  onClose,
}: {
  readonly passkey: Passkey
  readonly onClose: () => void
}) => {
  const t = useT()
  const read = useRead()
  return (
    <ActDialog
      title={t('passkey.remove')}
      draft={`passkey ${passkeyId}`}
      confirm={t('word.remove')}
      isStop
      hasReason={false}
      done={t('passkey.removed')}
      onConfirm={async () => {
        const answer = await call(removeOperatorPasskey, { params: { passkeyId } })
        await read()
        return answer
      }}
      onClose={onClose}
    >
      <p>{t('passkey.removeText', { name })}</p>
    </ActDialog>
  )
}

const Rows = ({
  passkeys,
  onRemove,
}: {
  readonly passkeys: readonly Passkey[]
  readonly onRemove: (passkey: Passkey) => void
}) => {
  const t = useT()
  return (
    <table className="o-table">
      <thead>
        <tr>
          <th scope="col">{t('word.name')}</th>
          <th scope="col">{t('passkey.created')}</th>
          <th scope="col">{t('office.session.used')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('word.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {passkeys.map((passkey) => (
          <tr key={passkey.passkeyId}>
            <td>
              <b>{passkey.name}</b>
            </td>
            <td className="o-muted">{formatMoment(passkey.createdAt)}</td>
            <td className="o-muted">
              {passkey.lastUsedAt === null ? '–' : formatMoment(passkey.lastUsedAt)}
            </td>
            <td>
              <button type="button" className={styles['end']} onClick={() => onRemove(passkey)}>
                {t('word.remove')}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The operator's own passkeys, beside the authenticator. */
export const PasskeysPanel = () => {
  const t = useT()
  const { passkeys } = useSuspenseQuery(passkeysQuery).data
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Passkey>()
  const isUsable = canUsePasskeys()
  return (
    <Panel
      title={t('passkey.title')}
      note={t(isUsable ? 'passkey.note' : 'passkey.notHere')}
      aside={
        <button
          type="button"
          className="o-btn o-go"
          aria-disabled={!isUsable}
          title={isUsable ? undefined : t('passkey.notHere')}
          onClick={() => setAdding(isUsable)}
        >
          {t('passkey.add')}
        </button>
      }
    >
      {passkeys.length === 0 ? (
        <p className={styles['none']}>{t('passkey.none')}</p>
      ) : (
        <div className="o-scroll">
          <Rows passkeys={passkeys} onRemove={setRemoved} />
        </div>
      )}
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {removed && <RemoveDialog passkey={removed} onClose={() => setRemoved(undefined)} />}
    </Panel>
  )
}
