import { useMutation } from '@tanstack/react-query'
import { findDepositPayment } from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { findDepositPayment as Contract } from '@trevo/contract/wps/cashier/deposit.ts'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import { to } from '../../../core/router/to.ts'
import styles from './find-payment.module.css'
import { PaymentLine } from './payment-line.tsx'
import { useText } from '../../../core/language/use-text.ts'

type Found = Value<typeof Contract>

const idShape = /^E[a-zA-Z0-9]{31}$/

/** Receipts print the id in groups, and people copy the surrounding text. */
const cleanId = (text: string): string => text.replaceAll(/[^a-zA-Z0-9]/g, '').slice(0, 40)

const useFinder = () => {
  const t = useText('cashier')
  const [id, setId] = useState('')
  const [isShapeWrong, setShapeWrong] = useState(false)
  const finding = useMutation<Found, CallFailure, string>({
    mutationFn: (endToEndId) => ask(findDepositPayment, { query: { endToEndId } }),
  })
  const refused = finding.error && (finding.error.message || t('cashier.offline'))
  return {
    id,
    finding,
    problem: isShapeWrong ? t('cashier.findShape') : (refused ?? undefined),
    type: (text: string) => {
      setShapeWrong(false)
      finding.reset()
      setId(cleanId(text))
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (finding.isPending) return
      setShapeWrong(!idShape.test(id))
      if (idShape.test(id)) finding.mutate(id)
    },
  }
}

/** "I paid but it has not arrived": looks up a Pix by the id on its receipt, and settles it at once. */
export const FindPayment = () => {
  const t = useText('cashier')
  const { id, problem, finding, type, submit } = useFinder()
  const found = finding.data
  return (
    <details className={styles['finder']}>
      <summary>{t('cashier.find')}</summary>
      <form onSubmit={submit} noValidate>
        <p>{t('cashier.findText')}</p>
        <Field
          label={t('cashier.findLabel')}
          name="endToEndId"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={id}
          error={problem}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" look="plain" wide busy={finding.isPending}>
          {t('cashier.findButton')}
        </Button>
      </form>
      <output>
        {found && (
          <>
            <PaymentLine payment={found.payment} />
            {found.depositId && (
              <Link
                className={buttonClass('quiet', 'normal', true)}
                to={to.member('depositv2', { deposit: found.depositId })}
              >
                {t('cashier.findDeposit')}
              </Link>
            )}
          </>
        )}
      </output>
    </details>
  )
}
