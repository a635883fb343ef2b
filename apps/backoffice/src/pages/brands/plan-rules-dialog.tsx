import { planJurisdictionRules } from '@trevo/api-client/ops-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { JurisdictionVersion } from '@trevo/contract/ops/company/jurisdictions.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { instantOf } from '../../core/form-values.ts'
import { isRuleName, nameRule, readRule, ruleNames, type RuleName } from './rule-names.ts'

type Typed = {
  readonly rule: RuleName
  readonly value: string
  readonly article: string
  readonly from: string
}

const RuleFields = ({
  typed,
  isSwitch,
  onChange,
}: {
  readonly typed: Typed
  readonly isSwitch: boolean
  readonly onChange: (typed: Typed) => void
}) => {
  const t = useT()
  const setValue = (value: string) => onChange({ ...typed, value })
  return (
    <>
      <p className="o-muted">{t('brands.rules.one')}</p>
      <Field label={t('brands.rules.rule')}>
        <select
          value={typed.rule}
          onChange={({ currentTarget: { value } }) => {
            if (isRuleName(value)) onChange({ ...typed, rule: value, value: '' })
          }}
        >
          {ruleNames.map((one) => (
            <option key={one} value={one}>
              {t(`brands.rule.${one}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t('brands.rules.new')}>
        {isSwitch ? (
          <select
            value={typed.value}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          >
            <option value="">–</option>
            <option value="true">{t('word.yes')}</option>
            <option value="false">{t('word.no')}</option>
          </select>
        ) : (
          <input
            value={typed.value}
            maxLength={200}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('brands.rules.article')}>
        <input
          value={typed.article}
          maxLength={120}
          onChange={({ currentTarget }) => onChange({ ...typed, article: currentTarget.value })}
        />
      </Field>
      <Field label={t('brands.rules.from')}>
        <input
          type="datetime-local"
          value={typed.from}
          onChange={({ currentTarget }) => onChange({ ...typed, from: currentTarget.value })}
        />
      </Field>
    </>
  )
}

/** A change of one rule from a day on. */
export const PlanRulesDialog = ({
  name,
  version,
  onClose,
}: {
  readonly name: 'open' | 'br'
  readonly version: JurisdictionVersion
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Typed>({
    rule: 'loginFailuresMax',
    value: '',
    article: '',
    from: '',
  })
  const { rule } = typed
  const now = version.rules[rule]
  const effectiveAt = instantOf(typed.from)
  const article = typed.article.trim()
  const value = typed.value === '' ? undefined : readRule(typed.value, now)
  const isReady = effectiveAt !== null && value !== undefined && article !== ''
  const facts = (of: typeof now, mark: string | undefined) => ({
    [nameRule(t, rule)]: of ?? null,
    [t('brands.rules.article')]: mark ?? null,
  })
  return (
    <ActDialog
      title={t('brands.rules.plan')}
      draft="jurisdiction rules"
      confirm={t('brands.ask')}
      isSecond
      problem={isReady ? undefined : t('brands.invalid')}
      change={{ before: facts(now, version.articles[rule]), after: facts(value, article) }}
      done=""
      onConfirm={async ({ reason, requestId }) => {
        if (effectiveAt === null || value === undefined) {
          return { ok: false, message: t('brands.invalid') }
        }
        const answer = await call(planJurisdictionRules, {
          params: { name },
          body: {
            requestId,
            reason,
            effectiveAt,
            rules: { [rule]: value },
            articles: { [rule]: article },
          },
        })
        await queries.invalidateQueries({ queryKey: ['jurisdiction rules'] })
        return answer
      }}
      onClose={onClose}
    >
      <RuleFields typed={typed} isSwitch={typeof now === 'boolean'} onChange={setTyped} />
    </ActDialog>
  )
}
