import { namePartMin } from '@trevo/contract/wps/agents/team.ts'
import { Field } from '@trevo/ui/field.tsx'
import { useState, type SubmitEvent } from 'react'
import styles from './report-filter.module.css'
import { useText } from '../../../core/language/use-text.ts'
import type { Report } from '../common/use-report.ts'

/** Filters by the username of people below, or a part of it; applied with Enter, or when the field loses focus. */
export const UsernameFilter = ({ report }: { readonly report: Report }) => {
  const t = useText('agent-center')
  const set = report.get('username') ?? ''
  return (
    <Typed
      key={set}
      set={set}
      label={t('username')}
      hint={t('usernameHint', { count: namePartMin })}
      report={report}
    />
  )
}

const Typed = ({
  set,
  label,
  hint,
  report,
}: {
  readonly set: string
  readonly label: string
  readonly hint: string
  readonly report: Report
}) => {
  const [text, setText] = useState(set)
  const send = () => {
    if (text.trim() !== set) report.change({ username: text.trim() })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={styles['named']} noValidate onSubmit={submit}>
      <Field
        label={label}
        type="search"
        placeholder={hint}
        maxLength={64}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={send}
      />
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {label}
      </button>
    </form>
  )
}
