import { previewBrandModules } from '@trevo/api-client/ops-endpoints.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { previewBrandModules as Preview } from '@trevo/contract/ops/company/brands.ts'
import { ask } from '../../core/api.ts'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import styles from './brands.module.css'
import { useFormValues } from '../../core/form-values.ts'
import { AskBar, WaitingNote } from './section-form.tsx'
import { useBrand, type Brand } from './use-brand.ts'

type Effect = Value<typeof Preview>['goesOff']

const EffectList = ({ title, modules }: { readonly title: string; readonly modules: Effect }) => {
  const t = useT()
  if (modules.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles['effect']}>
        {modules.map(({ moduleId, calls }) => (
          <li key={moduleId}>
            <b>{t(`module.${moduleId}`)}</b>
            <span className="o-muted" title={calls.join(', ')}>
              {t('brands.modules.calls', { count: calls.length })}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What members lose and get with the ticked modules, as the server reckons it. */
const EffectPreview = ({ off, on }: { readonly off: string; readonly on: string }) => {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['brand modules', off, on],
    queryFn: () => ask(previewBrandModules, { query: { off, on } }),
    enabled: off !== '' || on !== '',
    placeholderData: keepPreviousData,
  })
  if (off === '' && on === '') return <p className="o-muted">{t('brands.modules.nothing')}</p>
  return (
    <div role="status" className={styles['previews']}>
      <EffectList title={t('brands.modules.lost')} modules={data?.goesOff ?? []} />
      <EffectList title={t('brands.modules.gained')} modules={data?.comesOn ?? []} />
    </div>
  )
}

const storedOf = ({ modules }: Brand) =>
  Object.fromEntries(modules.map(({ moduleId, enabled }) => [moduleId, enabled]))

/** Every module of the brand, on or off, and what the ticked ones would change for members. */
export const ModulesTab = () => {
  const t = useT()
  const brand = useBrand()
  const isReadOnly = useRight('brands.change') === undefined
  const stored = storedOf(brand)
  const { values, isEdited, change, reset } = useFormValues('brand modules', stored)
  const changed = brand.modules.filter(({ moduleId, enabled }) => values[moduleId] !== enabled)
  const ids = (isOn: boolean) =>
    changed.filter(({ moduleId }) => values[moduleId] === isOn).map(({ moduleId }) => moduleId)
  const pick = (from: Readonly<Record<string, unknown>>) => ({
    section: 'modules',
    modules: Object.fromEntries(changed.map(({ moduleId }) => [moduleId, from[moduleId]])),
  })
  return (
    <div className={styles['columns']}>
      <Panel title={t('brands.tab.modules')} note={t('brands.modules.note')}>
        <div className={styles['form']}>
          <WaitingNote section="modules" />
          <div className={styles['modules']}>
            {brand.modules.map(({ moduleId, isOn, enabled }) => (
              <label key={moduleId} data-changed={values[moduleId] !== enabled || undefined}>
                <input
                  type="checkbox"
                  checked={values[moduleId] === true}
                  disabled={isReadOnly}
                  onChange={({ currentTarget }) => change(moduleId, currentTarget.checked)}
                />
                <span>{t(`module.${moduleId}`)}</span>
                <span className={`o-pill ${isOn ? 'o-ok' : ''}`}>
                  {t(isOn ? 'brands.modules.on' : 'brands.modules.off')}
                </span>
              </label>
            ))}
          </div>
        </div>
      </Panel>
      <Panel title={t('brands.preview')}>
        <div className={styles['form']}>
          <EffectPreview off={ids(false).join()} on={ids(true).join()} />
          <AskBar
            section="modules"
            title={t('brands.tab.modules')}
            before={pick(stored)}
            next={pick(values)}
            isEdited={isEdited}
            onReset={reset}
          />
        </div>
      </Panel>
    </div>
  )
}
