import { addContentPicture } from '@trevo/api-client/ops-endpoints.ts'
import { bannerGroups, contentKinds } from '@trevo/contract/ops/company/content.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { textOf, type FormValues } from '../../core/form-values.ts'
import { base64Of } from '../../core/base64-of.ts'
import { useT } from '../../core/texts.tsx'
import { Field } from '../../parts/field.tsx'
import { lastMoment } from '../../parts/inputs.tsx'
import styles from './content.module.css'

type Props = {
  readonly values: FormValues
  readonly isNew: boolean
  readonly isReadOnly: boolean
  readonly change: (name: string, value: string | boolean) => void
}

type Named = Props & { readonly name: string; readonly label: string }

const TextField = ({
  name,
  label,
  values,
  isReadOnly,
  change,
  max,
  isLong,
  type = 'text',
  hint,
}: Named & {
  readonly max?: number
  readonly isLong?: boolean
  readonly type?: 'text' | 'datetime-local' | 'number'
  readonly hint?: string
}) => {
  const common = {
    value: textOf(values, name) === '' ? String(values[name] ?? '') : String(values[name]),
    disabled: isReadOnly,
    maxLength: max,
  }
  return (
    <Field label={label} hint={hint}>
      {isLong ? (
        <textarea
          {...common}
          rows={4}
          onChange={({ currentTarget }) => change(name, currentTarget.value)}
        />
      ) : (
        <input
          {...common}
          type={type}
          max={type === 'datetime-local' ? lastMoment : undefined}
          onChange={({ currentTarget }) => change(name, currentTarget.value)}
        />
      )}
    </Field>
  )
}

const ChoiceField = ({
  name,
  label,
  values,
  isReadOnly,
  change,
  options,
  hint,
}: Named & {
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly hint?: string
}) => (
  <Field label={label} hint={hint}>
    <select
      value={textOf(values, name)}
      disabled={isReadOnly}
      onChange={({ currentTarget }) => change(name, currentTarget.value)}
    >
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </Field>
)

const CheckField = ({ name, label, values, isReadOnly, change }: Named) => (
  <label className={styles['check']}>
    <input
      type="checkbox"
      checked={values[name] === true}
      disabled={isReadOnly}
      onChange={({ currentTarget }) => change(name, currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
)

/** A picture of the operator's machine; the server judges it by its content and draws it again. */
const PictureField = ({ values, isReadOnly, change }: Props) => {
  const t = useT()
  const [state, setState] = useState('')
  const send = async (file: File | undefined) => {
    if (!file) return
    setState(t('content.picture.sending'))
    const answer = await call(addContentPicture, { body: { content: await base64Of(file) } })
    setState(answer.ok ? '' : answer.message)
    if (answer.ok) change('pictureId', answer.value.pictureId)
  }
  return (
    <div className={styles['picture']}>
      <Field label={t('content.picture')} hint={t('content.picture.hint')}>
        <input
          type="file"
          accept="image/png,image/jpeg"
          disabled={isReadOnly}
          onChange={({ currentTarget }) => void send(currentTarget.files?.[0])}
        />
      </Field>
      <span role="status">{state}</span>
      {textOf(values, 'pictureId') !== '' && !isReadOnly && (
        <button type="button" className="o-btn" onClick={() => change('pictureId', '')}>
          {t('content.picture.remove')}
        </button>
      )}
    </div>
  )
}

const Texts = (props: Props) => {
  const t = useT()
  const kind = textOf(props.values, 'kind')
  const hasAction = kind === 'B' || kind === 'PR' || kind === 'H'
  return (['PT', 'EN'] as const).map((code) => (
    <fieldset key={code} className={styles['set']}>
      <legend>{t(code === 'PT' ? 'word.portuguese' : 'word.english')}</legend>
      <TextField {...props} name={`title${code}`} label={t('word.title')} max={120} />
      <TextField {...props} name={`content${code}`} label={t('content.text')} max={4_000} isLong />
      {hasAction && (
        <TextField {...props} name={`action${code}`} label={t('content.action')} max={40} />
      )}
    </fieldset>
  ))
}

const Audience = (props: Props) => {
  const t = useT()
  return (
    <fieldset className={styles['set']}>
      <legend>{t('content.audience')}</legend>
      <ChoiceField
        {...props}
        name="execution"
        label={t('content.who')}
        options={(['F', 'B', 'A'] as const).map((value) => ({
          value,
          text: t(`content.execution.${value}`),
        }))}
      />
      <div className={styles['checks']}>
        {(['W', 'A', 'I'] as const).map((one) => (
          <CheckField key={one} {...props} name={one} label={t(`content.platform.${one}`)} />
        ))}
      </div>
      <ChoiceField
        {...props}
        name="callsToPlay"
        label={t('content.callsToPlay')}
        hint={t('content.callsHint')}
        options={[
          { value: '', text: t('content.choose') },
          { value: 'true', text: t('content.calls.true') },
          { value: 'false', text: t('content.calls.false') },
        ]}
      />
    </fieldset>
  )
}

/** How large the warning is in the picture; the server compares it with the picture's own size. */
const WarningFields = (props: Props) => {
  const t = useT()
  return (
    <>
      <TextField
        {...props}
        name="warningWidth"
        label={t('content.warningWidth')}
        type="number"
        hint={t('content.warningHint')}
      />
      <TextField {...props} name="warningHeight" label={t('content.warningHeight')} type="number" />
    </>
  )
}

/** All fields of a banner or an announcement. */
export const ContentFields = (props: Props) => {
  const t = useT()
  const { values, isNew } = props
  const kind = textOf(values, 'kind')
  return (
    <div className={styles['fields']}>
      <ChoiceField
        {...props}
        isReadOnly={props.isReadOnly || !isNew}
        name="kind"
        label={t('word.kind')}
        options={contentKinds.map((value) => ({ value, text: t(`content.kind.${value}`) }))}
      />
      {kind === 'B' && (
        <ChoiceField
          {...props}
          name="groupName"
          label={t('content.group')}
          options={bannerGroups.map((value) => ({ value, text: t(`content.group.${value}`) }))}
        />
      )}
      <Texts {...props} />
      <Audience {...props} />
      <fieldset className={styles['set']}>
        <legend>{t('content.schedule')}</legend>
        <TextField {...props} name="publishedAt" label={t('word.starts')} type="datetime-local" />
        <TextField
          {...props}
          name="endsAt"
          label={t('word.ends')}
          type="datetime-local"
          hint={t('content.endsHint')}
        />
        <CheckField {...props} name="isEnabled" label={t('content.enabled')} />
      </fieldset>
      <fieldset className={styles['set']}>
        <legend>{t('content.look')}</legend>
        <TextField
          {...props}
          name="linkage"
          label={t('content.linkage')}
          max={300}
          hint={t('content.linkageHint')}
        />
        <TextField {...props} name="nodeId" label={t('content.nodeId')} max={9} />
        {kind === 'PR' && (
          <TextField {...props} name="anchor" label={t('content.anchor')} max={40} />
        )}
        {(kind === 'B' || kind === 'PR') && (
          <>
            <TextField {...props} name="hue" label={t('content.hue')} type="number" />
            <PictureField {...props} />
          </>
        )}
        {kind === 'B' && textOf(values, 'pictureId') !== '' && <WarningFields {...props} />}
      </fieldset>
    </div>
  )
}
