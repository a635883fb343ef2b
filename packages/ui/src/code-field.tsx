import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field } from './field.tsx'
import styles from './field.module.css'

/** Digits from an app, a message or a mail: in large type, with the matching keyboard and autofill. */
export const CodeField = ({ className, ...field }: ComponentProps<typeof Field>) => (
  <Field
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCorrect="off"
    spellCheck={false}
    maxLength={6}
    {...field}
    className={classNames(styles['code'], className)}
  />
)
