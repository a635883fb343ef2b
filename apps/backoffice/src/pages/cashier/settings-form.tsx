import type { Facts } from '@trevo/contract/ops/approvals.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { useKeys } from '../../core/use-keys.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { readChange, type SettingField, type Settings } from './setting-fields.ts'
import { settingGroups, type GroupName, type Waiting } from './setting-groups.ts'
import { SettingRow } from './setting-row.tsx'
import styles from './cashier.module.css'

const readTyped = (text: string): Readonly<Record<string, string>> => {
  try {
    const read: unknown = JSON.parse(text || '{}')
    return typeof read === 'object' && read !== null ? Object.fromEntries(Object.entries(read)) : {}
  } catch {
    return {}
  }
}

/** What was typed in a group; it survives leaving the page and the end of the session. */
const useTyped = (group: GroupName, settings: Settings) => {
  const { text, change: keep, forget } = useDraft(`cashier settings ${group}`)
  const typed = readTyped(text)
  const fields = settingGroups[group].parts.flat()
  return {
    typed,
    ...readChange(fields, settings, typed),
    type: (name: string, value: string) => keep(JSON.stringify({ ...typed, [name]: value })),
    forget,
  }
}

type Of = ReturnType<typeof useTyped>

const Part = ({
  group,
  index,
  fields,
  settings,
  of,
  mayChange,
}: {
  readonly group: GroupName
  readonly index: number
  readonly fields: readonly SettingField[]
  readonly settings: Settings
  readonly of: Of
  readonly mayChange: boolean
}) => {
  const t = useT()
  const title =
    index === 0 && group === 'withdrawals' ? 'cashier.part.review' : 'cashier.part.terms'
  return (
    <Panel title={t(group === 'held' ? 'cashier.part.held' : title)}>
      <table className={styles['settings']}>
        <thead>
          <tr>
            <th scope="col">{t('cashier.setting')}</th>
            <th scope="col">{t('act.now')}</th>
            <th scope="col">{t('act.then')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <SettingRow
              key={field.name}
              field={field}
              value={settings[field.name]}
              typed={of.typed[field.name]}
              isChanged={of.change[field.name] !== undefined}
              isWrong={of.wrong.includes(field.name)}
              mayChange={mayChange}
              onType={(text) => of.type(field.name, text)}
            />
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** Lists as the difference shows them. */
const factsOf = (values: Settings): Facts =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? [...value] : value,
    ]),
  )

const WaitingNote = ({ waiting }: { readonly waiting: NonNullable<Waiting> }) => {
  const t = useT()
  return (
    <p role="status" className={styles['waiting']}>
      {t('cashier.waiting', { operator: waiting.askedBy, at: formatMoment(waiting.askedAt) })}{' '}
      <Link to={`/approvals/${waiting.requestId}`}>{t('cashier.openRequest')}</Link>
    </p>
  )
}

const ChangeBar = ({
  group,
  settings,
  of,
  waiting,
}: {
  readonly group: GroupName
  readonly settings: Settings
  readonly of: Of
  readonly waiting: Waiting
}) => {
  const t = useT()
  const queries = useQueryClient()
  const mayChange = useRight('brands.cashier') !== undefined
  const [isAsking, setAsking] = useState(false)
  const { change, wrong, forget } = of
  const names = Object.keys(change)
  const isReady = mayChange && names.length > 0 && wrong.length === 0 && waiting === null
  const base = Object.fromEntries(
    names.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
  )
  const open = () => {
    if (isReady) setAsking(true)
  }
  useKeys({ c: open })
  return (
    <footer className={styles['bar']}>
      <span className="o-muted">
        {mayChange ? t('cashier.changed', { count: names.length }) : needs(t, 'brands.cashier')}
      </span>
      {names.length + wrong.length > 0 && (
        <button type="button" className="o-btn" onClick={forget}>
          {t('cashier.discard')}
        </button>
      )}
      <button type="button" className="o-btn o-go" aria-disabled={!isReady} onClick={open}>
        {t('cashier.compare')} <kbd>C</kbd>
      </button>
      {isAsking && (
        <ActDialog
          title={t('cashier.ask.title')}
          draft={`cashier ${group}`}
          confirm={t('cashier.ask.confirm')}
          isSecond
          change={{ before: factsOf(base), after: factsOf(change) }}
          done={t('cashier.ask.done')}
          onConfirm={async ({ reason, requestId }) => {
            const answer = await settingGroups[group].change({ requestId, change, base, reason })
            if (answer.ok) forget()
            await queries.invalidateQueries({ queryKey: ['cashier settings', group] })
            return answer
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </footer>
  )
}

const Loaded = ({
  group,
  settings,
  waiting,
}: {
  readonly group: GroupName
  readonly settings: Settings
  readonly waiting: Waiting
}) => {
  const of = useTyped(group, settings)
  const mayChange = useRight('brands.cashier') !== undefined
  return (
    <>
      {waiting && <WaitingNote waiting={waiting} />}
      <div className={styles['columns']}>
        <div className={styles['column']}>
          {settingGroups[group].parts.map((fields, index) => (
            <Part
              // oxlint-disable-next-line react/no-array-index-key -- the parts keep their order
              key={index}
              group={group}
              index={index}
              fields={fields}
              settings={settings}
              of={of}
              mayChange={mayChange}
            />
          ))}
        </div>
        <div className={styles['column']}>
          <PreviewPanel group={group} change={of.wrong.length === 0 ? of.change : {}} />
        </div>
      </div>
      <ChangeBar group={group} settings={settings} of={of} waiting={waiting} />
    </>
  )
}

/** The settings of a group with new values beside the present ones. */
export const SettingsForm = ({ group }: { readonly group: GroupName }) => {
  const { data, error } = useQuery({
    queryKey: ['cashier settings', group],
    queryFn: () => settingGroups[group].show(),
  })
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  return <Loaded group={group} {...data} />
}
