import styles from './tabs.module.css'

export type Tab<Value extends string> = {
  readonly value: Value
  readonly text: string
  readonly count?: number
}

const showTab = (button: HTMLButtonElement | null): void =>
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Parts of a page, one of them shown; which one is in the address. */
export const Tabs = <Value extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}) => (
  <div role="group" aria-label={label} className={styles['tabs']}>
    {tabs.map((tab) => (
      <button
        key={tab.value}
        type="button"
        aria-pressed={tab.value === value}
        // On a narrow screen the row of tabs scrolls.
        ref={tab.value === value ? showTab : undefined}
        onClick={() => onChange(tab.value)}
      >
        {tab.text}
        {tab.count !== undefined && <span className={styles['count']}>{tab.count}</span>}
      </button>
    ))}
  </div>
)
