import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  title: 'Jogo justo',
  intro:
    'Antes de você jogar, publicamos o hash (SHA-256) da nossa semente, e só então o seu aparelho escolhe a sua: ninguém escolhe conhecendo a semente do outro. Depois de trocar as sementes, a nossa é revelada e qualquer rodada pode ser recalculada no seu aparelho.',
  commitment: 'Hash da semente do servidor',
  commitmentNumber: 'Número no registro público',
  clientSeed: 'Sua semente',
  clientSeedNew:
    'Você pode escolher agora uma semente para o hash acima. Se não salvar nenhuma, seu aparelho sorteia uma na próxima rodada. Sementes já usadas não são aceitas.',
  clientSeedHint: 'De 1 a 64 letras e números, sem espaços nem dois-pontos.',
  clientSeedBad: 'Use de 1 a 64 caracteres, sem espaços nem dois-pontos.',
  nonce: 'Rodadas já jogadas com este par',
  save: 'Salvar minha semente',
  saved: 'Semente salva.',
  rotate: 'Revelar e trocar sementes',
  openOther: (game: string) => `Abrir ${game}`,
  rotated: 'Sementes trocadas. A anterior foi revelada abaixo.',
  revealed: 'Semente revelada',
  usedFor: (rounds: number) => `usada em ${rounds} ${rounds === 1 ? 'rodada' : 'rodadas'}`,
  flightNotOver: 'A semente deste voo é revelada quando ele termina.',
  notRevealed:
    'A semente desta rodada ainda está em uso. Troque as sementes para revelá-la e verificar a rodada.',
  verifyTitle: 'Verificar a rodada',
  steps: {
    commitment: 'A semente revelada corresponde ao hash SHA-256 publicado antes da rodada',
    chain: (times: string) =>
      `O SHA-256 da semente revelada, repetido ${times} vezes, dá o fim da cadeia publicado com antecedência`,
    numbers:
      'HMAC-SHA256 da semente do servidor, da sua semente e do número da rodada dá estes números',
    outcome: 'As regras do jogo com esses números dão o mesmo resultado',
    payout: 'E o mesmo prêmio',
  },
  ok: 'Confere. O resultado não foi alterado.',
  bad: 'Não confere.',
  openPage: 'Abrir na página de verificação',
  otherVersion:
    'Esta rodada foi jogada com uma versão anterior das regras, que este aparelho não tem mais.',
  noRound: 'Jogue uma rodada para poder verificá-la.',
}

/** The games' texts about fair play, kept separate from the texts that every game loads first. */
export const fairnessWords: InEachLanguage<typeof pt> = {
  PT: pt,
  EN: {
    title: 'Fair play',
    intro:
      'Before you play, we publish the SHA-256 hash of our seed. Only then does your device choose yours, so neither side can choose knowing the other’s seed. When you change seeds, ours is revealed, and you can recalculate any round on your own device.',
    commitment: 'Server seed hash (commitment)',
    commitmentNumber: 'Number in the public log',
    clientSeed: 'Your seed',
    clientSeedNew:
      'You can now choose a seed for the commitment above. If you do not, your device picks one with the next round. Seeds you have used before are not accepted.',
    clientSeedHint: '1 to 64 letters and digits, no spaces or colons.',
    clientSeedBad: 'Use 1 to 64 characters, no spaces or colons.',
    nonce: 'Rounds played with this pair',
    save: 'Save my seed',
    saved: 'Seed saved.',
    rotate: 'Reveal and change seeds',
    openOther: (game: string) => `Open ${game}`,
    rotated: 'Seeds changed. The previous one is revealed below.',
    revealed: 'Revealed seed',
    usedFor: (rounds) => `used for ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    flightNotOver: 'The seed of this flight is revealed when it ends.',
    notRevealed:
      'The seed of this round is still in use. Change seeds to reveal it and verify the round.',
    verifyTitle: 'Verify round',
    steps: {
      commitment: 'The revealed seed matches the SHA-256 hash published before the round',
      chain: (times: string) =>
        `The revealed seed, hashed ${times} times with SHA-256, gives the end of the chain published in advance`,
      numbers: 'HMAC-SHA256 of the server seed, your seed and the round number gives these numbers',
      outcome: 'The game rules applied to these numbers give the same result',
      payout: 'And the same payout',
    },
    ok: 'Verified. The result was not changed.',
    bad: 'Does not match.',
    openPage: 'Open the verification page',
    otherVersion:
      'This round was played with an earlier version of the rules, which this device no longer has.',
    noRound: 'Play a round to verify it.',
  },
}
