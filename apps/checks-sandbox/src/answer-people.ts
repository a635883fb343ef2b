import { createHash } from 'node:crypto'
import { dayOfBrasilia } from '@trevo/calendar/brasilia.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import type { z } from 'zod'
import { ruleOf } from './person-rules.ts'
import type { Declared, DocumentRequest, FaceRequest } from './shapes.ts'

/** A day counted from today in Brasília, where the documents are issued, `yyyy-mm-dd`. */
const dayFrom = (now: Date, days: number): string => addDays(dayOfBrasilia(now), days)

const hashOf = (picture: string): string => createHash('sha256').update(picture).digest('hex')

/** Whether this is the first picture of its kind that the person shows; the same one again is the first one. */
const createFirstPictures = () => {
  const first = new Map<string, string>()
  return (kind: string, { cpf }: Declared, picture: string): boolean => {
    const key = `${kind} ${cpf}`
    const hash = hashOf(picture)
    if (!first.has(key)) first.set(key, hash)
    return first.get(key) === hash
  }
}

const yearsBefore = (now: Date, years: number): string => {
  const today = dayFrom(now, 0)
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
}

/** What the identity and screening parties say of people, by their rules. */
export const createPeople = (now: () => Date) => {
  const isFirst = createFirstPictures()

  const readDocument = ({ declared, documentType, pictures }: z.infer<typeof DocumentRequest>) => {
    const rule = ruleOf(declared.fullName)
    const isFirstFront = isFirst('front', declared, pictures.front)
    const problems = [
      ...(rule === 'ilegivel' ? ['unreadable'] : []),
      ...(rule === 'reflexo' && isFirstFront ? ['glare'] : []),
      ...(rule === 'cortado' && isFirstFront ? ['cropped'] : []),
    ]
    if (problems.length > 0) return { problems, isForged: false, document: null }
    const expiresOn =
      rule === 'vencido'
        ? dayFrom(now(), -1)
        : rule === 'vencendo'
          ? dayFrom(now(), 20)
          : documentType === 'rg'
            ? null
            : dayFrom(now(), 1_500)
    return {
      problems,
      isForged: rule === 'falso',
      document: {
        type: documentType,
        number: rule === 'repetido' ? '12.345.678-9' : `${documentType}-${declared.cpf}`,
        name: declared.fullName,
        cpf: rule === 'trocado' ? '52998224725' : documentType === 'passport' ? null : declared.cpf,
        bornOn: rule === 'menor' ? yearsBefore(now(), 17) : declared.bornOn,
        expiresOn,
      },
    }
  }

  const compareFace = ({ declared, pictures }: z.infer<typeof FaceRequest>) => {
    const rule = ruleOf(declared.fullName)
    const isFirstFace = isFirst('face', declared, pictures.centre)
    return {
      isLive: rule !== 'retrato',
      problems: [
        ...(rule === 'mascara' && isFirstFace ? ['covered'] : []),
        ...(rule === 'grupo' && isFirstFace ? ['several'] : []),
      ],
      similarity: rule === 'sosia' ? 0.31 : rule === 'parecido' ? 0.66 : 0.97,
    }
  }

  const checkCpf = ({ fullName }: Declared) => {
    const rule = ruleOf(fullName)
    return {
      status: rule === 'suspenso' ? 'suspended' : rule === 'falecido' ? 'deceased' : 'regular',
      nameMatches: rule !== 'outronome',
      bornOnMatches: rule !== 'outradata',
    }
  }

  const screen = ({ fullName }: Declared) => {
    const rule = ruleOf(fullName)
    return {
      isExposed: rule === 'politico',
      isSanctioned: rule === 'sancionado',
      lists: [...(rule === 'politico' ? ['PEP'] : []), ...(rule === 'sancionado' ? ['CSNU'] : [])],
    }
  }
  return { readDocument, compareFace, checkCpf, screen }
}
