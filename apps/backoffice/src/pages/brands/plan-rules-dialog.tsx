import { planJurisdictionRules } from '@trevo/api-client/ops-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import {
  confidences,
  isRuleName,
  ruleNames,
  type Confidence,
  type Jurisdiction,
  type RuleName,
} from '@trevo/contract/jurisdiction-rules.ts'
import type { ListedRule, RuleChange } from '@trevo/contract/ops/company/jurisdictions.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { instantOf } from '../../core/form-values.ts'
import { inForce, nameRule, readRule } from './rule-names.ts'

type Typed = {
  readonly rule: RuleName
  readonly value: string
  readonly article: string
  readonly confidence: Confidence
  readonly from: string
}

const SourceFields = ({
  typed,
  onChange,
}: {
  readonly typed: Typed
  readonly onChange: (typed: Typed) => void
}) => {
  const t = useT()
  return (
    <>
      <Field label={t('brands.rules.article')}>
        <input
          value={typed.article}
          maxLength={120}
          onChange={({ currentTarget }) => onChange({ ...typed, article: currentTarget.value })}
        />
      </Field>
      <Field label={t('brands.rules.sure')}>
        <select
          value={typed.confidence}
          onChange={({ currentTarget: { value } }) => {
            const confidence = confidences.find((one) => one === value)
            if (confidence) onChange({ ...typed, confidence })
          }}
        >
          {confidences.map((one) => (
            <option key={one} value={one}>
              {`${one}: ${t(`brands.rules.sure.${one}`)}`}
            </option>
          ))}
        </select>
      </Field>
    </>
  )
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
      <SourceFields typed={typed} onChange={onChange} />
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

const nothingTyped: Typed = {
  rule: 'loginFailuresMax',
  value: '',
  article: '',
  confidence: 'L',
  from: '',
}

type Marked = Partial<Pick<RuleChange, 'value' | 'article' | 'confidence'>>

/** A change of one rule from a day on. */
export const PlanRulesDialog = ({
  name,
  rules,
  onClose,
}: {
  readonly name: Jurisdiction
  readonly rules: readonly ListedRule[]
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const [typed, setTyped] = useState(nothingTyped)
  const { rule, confidence } = typed
  const listed = rules.find(({ key }) => key === rule)
  const now = listed && inForce(listed)
  const effectiveAt = instantOf(typed.from)
  const article = typed.article.trim()
  const value = typed.value === '' ? undefined : readRule(typed.value, now?.value)
  const isReady = effectiveAt !== null && value !== undefined && article !== ''
  const facts = (of: Marked) => ({
    [nameRule(t, rule)]: of.value ?? null,
    [t('brands.rules.article')]: of.article ?? null,
    [t('brands.rules.sure')]: of.confidence ?? null,
  })
  return (
    <ActDialog
      title={t('brands.rules.plan')}
      draft="jurisdiction rules"
      confirm={t('brands.ask')}
      isSecond
      problem={isReady ? undefined : t('brands.invalid')}
      change={{
        before: facts(now ?? {}),
        after: facts({ ...(value !== undefined && { value }), article, confidence }),
      }}
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
            confidences: { [rule]: confidence },
          },
        })
        await queries.invalidateQueries({ queryKey: ['jurisdiction rules'] })
        return answer
      }}
      onClose={onClose}
    >
      <RuleFields typed={typed} isSwitch={typeof now?.value === 'boolean'} onChange={setTyped} />
    </ActDialog>
  )
}
