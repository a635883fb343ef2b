export type Instruction = { readonly name: string; readonly text: string }
export type Stage = {
  readonly from: string
  readonly name: string | undefined
  readonly instructions: readonly Instruction[]
}

/** The stages of a container file: comments removed, continued lines joined. */
export const readContainerfile = (source: string): readonly Stage[] => {
  const lines = source
    .split('\n')
    .filter((line) => !line.trim().startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const stages: { from: string; name: string | undefined; instructions: Instruction[] }[] = []
  for (const line of lines) {
    const [name = '', ...rest] = line.split(/\s+/)
    const text = line.slice(name.length).trim()
    if (name === 'FROM') {
      stages.push({ from: rest[0] ?? '', name: rest[2], instructions: [] })
    } else {
      const stage = stages.at(-1)
      if (!stage) throw new Error(`before any stage: ${line}`)
      stage.instructions.push({ name, text })
    }
  }
  return stages
}

/** A stage with everything from the stages that it builds upon, earliest first. */
export const withItsBase = (stages: readonly Stage[], stage: Stage): readonly Instruction[] => {
  const base = stages.find(({ name }) => name === stage.from)
  return [...(base ? withItsBase(stages, base) : []), ...stage.instructions]
}
