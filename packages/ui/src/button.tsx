import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  readonly look?: 'brand' | 'plain' | 'quiet' | 'danger'
  readonly size?: 'normal' | 'large'
  readonly wide?: boolean
  /** Work is in progress: keeps the width, announces it, and accepts no second press. */
  readonly busy?: boolean
  /** Why it cannot be pressed now. It stays reachable by keyboard so that the reason is announced. */
  readonly disabledReason?: string | undefined
}

export const buttonClass = (
  look: NonNullable<ButtonProps['look']> = 'brand',
  size: NonNullable<ButtonProps['size']> = 'normal',
  wide = false,
): string =>
  classNames(
    styles['button'],
    styles[look],
    size === 'large' && styles['large'],
    wide && styles['wide'],
  )

export const Button = ({
  look = 'brand',
  size = 'normal',
  wide = false,
  busy = false,
  disabledReason,
  onClick,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const reasonId = useId()
  const blocked = busy || disabledReason !== undefined
  return (
    <>
      <button
        {...rest}
        type={type}
        className={classNames(buttonClass(look, size, wide), className)}
        aria-disabled={blocked || rest['aria-disabled'] || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
        onClick={(event) => {
          if (blocked) event.preventDefault()
          else onClick?.(event)
        }}
      >
        {busy && <span className={styles['busy']} aria-hidden="true" />}
        {children}
      </button>
      {disabledReason && (
        <span id={reasonId} className={styles['reason']}>
          {disabledReason}
        </span>
      )}
    </>
  )
}

/** A button that shows only a picture; `label` is its accessible name. */
export const IconButton = ({
  label,
  bare = false,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & {
  readonly label: string
  readonly bare?: boolean
  readonly children: ReactNode
}) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    title={label}
    className={classNames(styles['icon'], bare && styles['bare'], className)}
  >
    {children}
  </button>
)
