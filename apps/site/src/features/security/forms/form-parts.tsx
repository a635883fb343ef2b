import { useQueryClient } from '@tanstack/react-query'
import { PasswordField } from '@trevo/ui/field.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { Modal } from '../../../core/dialog/modal.tsx'
import type { BoundField, FormFailure } from '../../../core/forms/use-form.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { securityKey } from '../common/queries.ts'
import styles from './form.module.css'
import { useText } from '../../../core/language/use-text.ts'

/** The dialog around every form of the security center. */
export const FormModal = ({
  title,
  lead,
  mustAnswer = false,
  onClose,
  children,
}: {
  readonly title: string
  readonly lead?: string | undefined
  /** Closing would lose something that is not shown again. */
  readonly mustAnswer?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}) => {
  const leadLine = useRef<HTMLParagraphElement>(null)
  const leadBefore = useRef(lead)
  useEffect(() => {
    // The next step starts, so the focus moves to its first field.
    if (leadBefore.current !== lead) leadLine.current?.focus()
    leadBefore.current = lead
  }, [lead])
  return (
    <Modal
      title={title}
      onClose={onClose}
      hideClose={mustAnswer}
      mustAnswer={mustAnswer}
      size={{ width: 440 }}
    >
      {lead !== undefined && (
        <p ref={leadLine} tabIndex={-1} className={styles['lead']}>
          {lead}
        </p>
      )}
      {children}
    </Modal>
  )
}

/** A password field of any kind, with a button to reveal it. */
export const SecretField = ({
  field,
  label,
  hint,
  digits = false,
  autoComplete = 'current-password',
}: {
  readonly field: BoundField
  readonly label: string
  readonly hint?: string
  /** Six digits, with the numeric keyboard. */
  readonly digits?: boolean
  readonly autoComplete?: string
}) => {
  const t = useText('security')
  return (
    <PasswordField
      {...field}
      label={label}
      hint={field.error === undefined ? hint : undefined}
      showLabel={t('common.showPassword')}
      hideLabel={t('common.hidePassword')}
      autoComplete={digits ? 'off' : autoComplete}
      maxLength={digits ? 6 : 128}
      {...(digits && { inputMode: 'numeric' as const })}
    />
  )
}

/** The login password, requested again before actions that a thief would take. */
export const ProvePassword = ({ field }: { readonly field: BoundField }) => {
  const t = useText('security')
  return <SecretField field={field} label={t('form.password')} hint={t('form.passwordHint')} />
}

type Refused = { readonly code: string; readonly message: string; readonly field?: string }

/** Turns a refusal into what a form shows, at the field it concerns. */
export const useFailure = () => {
  const { t: shell } = useLanguage()
  return <Name extends string>(
    { code, message, field }: Refused,
    fields: Readonly<Record<string, Name>>,
  ): FormFailure<Name> => ({
    message: message || shell('state.network'),
    field: (field !== undefined ? fields[field] : undefined) ?? fields[code],
  })
}

/** After a change: confirms it, closes, and refetches the whole center. */
export const useDone = (onClose: () => void) => {
  const queries = useQueryClient()
  return async (said?: string): Promise<void> => {
    if (said !== undefined) showToast(said)
    onClose()
    await queries.invalidateQueries({ queryKey: securityKey })
  }
}
