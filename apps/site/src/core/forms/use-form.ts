import { useState, type SubmitEvent } from 'react'

export type FormValues<Name extends string> = Readonly<Record<Name, string>>

/** Why a submitted form was refused: a sentence, shown at a field if it concerns one. */
export type FormFailure<Name extends string> = {
  readonly message: string
  readonly field?: Name | undefined
  /** Of the refusal; the page “Why?” explains some. */
  readonly code?: string | undefined
}

type Problems = Readonly<Record<string, string | undefined>>

/** Props for the input of a field. */
export type BoundField = {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { target: { value: string } }) => void
  readonly onBlur: () => void
}

export type Form<Name extends string> = {
  readonly values: FormValues<Name>
  /** The problem of the whole form, above the button. */
  readonly failure: string | undefined
  /** The code of the refusal behind `failure`. */
  readonly failureCode: string | undefined
  readonly isBusy: boolean
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  readonly field: (name: Name) => BoundField
}

/**
 * A form with a few fields in order: each is checked on leaving it and on submit; the first invalid
 * one gets the focus. `send` returns why it failed, or nothing on success.
 */
export const useForm = <Name extends string>({
  empty,
  check,
  send,
}: {
  readonly empty: FormValues<Name>
  readonly check: (name: Name, values: FormValues<Name>) => string | undefined
  readonly send: (values: FormValues<Name>) => Promise<FormFailure<Name> | undefined>
}): Form<Name> => {
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<FormFailure<Name>>()
  const [isBusy, setIsBusy] = useState(false)
  const names = Object.keys(empty) as Name[] // keys of a record of these names

  const showError = (form: HTMLFormElement, found: Problems) => {
    setProblems(found)
    const first = names.find((name) => found[name])
    requestAnimationFrame(() => form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus())
  }
  const findProblems = (): Problems =>
    Object.fromEntries(
      names.flatMap((name) => {
        const problem = check(name, values)
        return problem === undefined ? [] : [[name, problem]]
      }),
    )

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    setFailure(undefined)
    const found = findProblems()
    if (names.some((name) => found[name])) return showError(form, found)
    setProblems({})
    setIsBusy(true)
    const failed = await send(values).finally(() => setIsBusy(false))
    if (!failed) return
    if (failed.field === undefined) return setFailure(failed)
    showError(form, { [failed.field]: failed.message })
  }

  const change = (name: Name, text: string) => {
    const typed = { ...values, [name]: text }
    setValues(typed)
    // An invalid field is checked again at every keystroke; an untouched one is not.
    if (problems[name] === undefined) return
    setProblems({ ...problems, [name]: check(name, typed) })
  }

  return {
    values,
    failure: failure?.message,
    failureCode: failure?.code,
    isBusy,
    onSubmit,
    field: (name) => ({
      name,
      value: values[name],
      error: problems[name],
      onChange: (event) => change(name, event.target.value),
      onBlur: () => {
        if (values[name]) setProblems((known) => ({ ...known, [name]: check(name, values) }))
      },
    }),
  }
}
