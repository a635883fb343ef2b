import styles from './switch.module.css'

/** A yes-or-no choice with a note on what it does. */
export const Switch = ({
  label,
  hint,
  isOn,
  onChange,
}: {
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}) => (
  <label className={styles['switch']}>
    <span>
      <b>{label}</b>
      <small>{hint}</small>
    </span>
    <input
      type="checkbox"
      aria-label={label}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
)
