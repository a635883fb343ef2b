import { demoAgentPassword, demoMemberPassword } from '@trevo/demo-members/demo-members.ts'
import { demoRolePassword } from '@trevo/demo-members/demo-operators.ts'

/**
 * The passwords that attackers try first, worldwide and in Brazil. Compared in lower case, so `Senha123` is one of
 * them too.
 */
const list = `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 012345 0123456 01234567 987654321 9876543210
654321 7654321 87654321 112233 11223344 1122334455 121212 123123 123123123 123321 12341234 123654 147258 147258369
159357 159753 147852 789456 789456123 456789 456123 102030 10203040 101010 131313 232323 222222 333333 444444 555555
666666 777777 888888 999999 000000 111111 1111111 11111111 111111111 1111111111 00000000 88888888 99999999 55555555
12121212 123456a 123456ab 123456abc 123456789a 12345a 12345q 1234qwer a123456 a1234567 a12345678 a123456789 aa123456
aa12345678 abc123 abc1234 abc12345 abc123456 abcd1234 abcd123 abcdef abcdefg abcdefgh abcd12345 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 qwe123 qwer1234 qwert qwerty qwerty1 qwerty12 qwerty123
qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop qwertyu asdfgh asdfghjkl asdf1234 asdasd asd123 zxcvbn
zxcvbnm zxcvbnm123 zaq12wsx qazwsx qazwsxedc poiuytrewq mnbvcxz password password1 password12 password123 password1234
passw0rd p@ssw0rd p@ssword pass1234 pass123 passord letmein welcome welcome1 welcome123 admin admin1 admin123 admin1234
administrator root toor master master123 login login123 test test123 test1234 teste teste1 teste12 teste123 teste1234
guest guest123 user user123 user1234 default changeme secret secret123 iloveyou iloveyou1 iloveyou2 iloveu princess
princess1 sunshine sunshine1 monkey monkey123 dragon dragon123 football football1 baseball basketball soccer superman
batman batman123 spiderman starwars pokemon pokemon123 naruto naruto123 shadow shadow123 michael michael1 jordan
jordan23 jennifer jessica charlie daniel daniel123 andrew ashley anthony matthew joshua nicole hunter hunter2 killer
trustno1 whatever freedom computer internet samsung google facebook instagram android iphone hello hello123 hellokitty
flower flower1 lovely loveme love123 love1234 babygirl chocolate cookie summer summer2024 summer2025 winter cheese
ginger pepper buster maggie purple orange banana silver diamond yellow blink182 liverpool arsenal chelsea barcelona
realmadrid juventus manchester ronaldo ronaldinho neymar neymar10 neymar11 messi messi10 cr7cr7
senha senha1 senha12 senha123 senha1234 senha12345 senha123456 minhasenha minhasenha123 suasenha novasenha senhanova
senhasenha mudar mudar123 mudar1234 trocar123 acesso acesso123 entrar entrar123 brasil brasil1 brasil10 brasil123
brasil2014 brasil2022 brasil2024 brasil2025 brasil2026 brasil12 brasileiro saopaulo saopaulo1 saopaulo123 riodejaneiro
bahia bahia123 minasgerais curitiba salvador fortaleza recife brasilia flamengo flamengo1 flamengo10 flamengo123
flamengo2019 mengo mengao corinthians corinthians1 corinthians10 corinthians123 timao timao123 palmeiras palmeiras1
palmeiras10 palmeiras123 verdao santos santos1 santos123 vasco vasco123 vascodagama gremio gremio123 gremio1903 inter123
internacional colorado cruzeiro cruzeiro1 cruzeiro123 atletico atleticomg galo123 botafogo botafogo123 fluminense
fluminense1 fluminense123 tricolor saopaulofc chapecoense athletico futebol futebol123 camisa10 jesus jesus1 jesus123
jesuscristo jesuseamor jesusteama jesusmeama deus deus123 deuse10 deusefiel deusefiel1 deuseamor deusnocomando deus1234
deusmeama senhor senhorjesus salvador1 aleluia gloria gloriaadeus fe123456 familia familia1 familia123 minhafamilia
minhavida meuamor meuamor1 meuamor123 amor amor123 amoreterno amorzinho teamo teamo1 teamo123 teamomuito euteamo
euteamo123 felicidade feliz feliz123 saudade vida123 vidaloka vidanova coracao estrela estrelinha princesa princesa1
princesa123 rainha gatinha gatinho linda linda123 lindinha bonita neném bebe bebezinho mamae mamae123 papai papai123
maria maria1 maria123 mariana mariana1 mariana123 mariaeduarda eduarda eduardo eduardo1 eduardo123 joao joao123 joao12
joaopedro joaovitor pedro pedro1 pedro123 paulo paulo123 lucas lucas1 lucas123 lucas12 gabriel gabriel1 gabriel12
gabriel123 gabriela gabriela1 gabriela123 rafael rafael1 rafael123 rafaela rafaela1 matheus matheus1 matheus123 mateus
mateus123 guilherme guilherme1 gustavo gustavo1 gustavo123 felipe felipe1 felipe123 thiago thiago123 tiago123 rodrigo
rodrigo1 rodrigo123 ricardo ricardo1 ricardo123 roberto roberto1 roberto123 carlos carlos1 carlos123 fernando fernando1
fernando123 fernanda fernanda1 fernanda123 juliana juliana1 juliana123 julia julia123 julio123 amanda amanda1 amanda123
camila camila1 camila123 larissa larissa1 larissa123 leticia leticia1 leticia123 beatriz beatriz1 beatriz123 bruna
bruna123 bruno bruno1 bruno123 vanessa vanessa1 patricia patricia1 aline123 adriana adriana1 sandra sandra123 claudia
renata renata123 renato123 marcelo marcelo1 marcelo123 marcos marcos1 marcos123 marcio123 leonardo leonardo1 leandro
leandro1 leandro123 anderson anderson1 anderson123 alexandre andre123 antonio antonio1 antonio123 francisco francisca
vitoria vitoria1 vitoria123 isabela isabella valentina sophia sofia123 alice123 helena123 miguel miguel123 arthur
arthur1 arthur123 davi123 heitor bernardo henrique henrique1 vinicius vinicius1 diego diego123 danilo123 caio123
cachorro cachorro1 gato123 borboleta borboleta1 golfinho tubarao leao123 aguia123 cavalo cavalo123 macaco chocolate1
morango morango1 abacaxi melancia batata batatinha pipoca pipoca123 pudim brigadeiro caipirinha cerveja cerveja1
churrasco carnaval carnaval1 samba123 praia123 verao verao123 inverno domingo sabado dinheiro dinheiro1 dinheiro123
sorte sorte1 sorte123 sorte777 boasorte aposta aposta1 aposta123 apostas jogo123 jogos123 jogar123 cassino cassino1
cassino123 casino123 bet123 bets123 tigrinho tigrinho1 tigrinho123 fortune fortunetiger trevo trevo1 trevo12 trevo123
trevo1234 trevo2024 trevo2025 trevo2026 lucky lucky7 lucky123 lucky777 jackpot jackpot1 jackpot777 milionario
milionaria rico123 mega123 megasena loteria loteria1
`

const common = new Set(list.split(/\s+/))

/** Published with the demo, so they are forbidden everywhere else. */
export const demoPasswords = {
  member: demoMemberPassword,
  agent: demoAgentPassword,
  trial: 'Broto5Brisa2Leve',
  operator: 'Tronco8Firme6Alto',
  secondOperator: 'Copa5Densa3Sombra',
  roleOperator: demoRolePassword,
} as const

/** Secrets of the demo operators' authenticators, published like their passwords. */
export const demoTotpSecrets = {
  operator: 'TREVODEMOOPERADORTREVODEMO234567',
  secondOperator: 'TREVODEMOOPERADORATREVODEMO23456',
} as const

const published = new Set<string>(Object.values(demoPasswords).map((one) => one.toLowerCase()))

/** Whether a password is among the first guesses for this name. */
export const isCommonPassword = (password: string, username: string): boolean => {
  const plain = password.normalize('NFKC').toLowerCase()
  return (
    common.has(plain) ||
    published.has(plain) ||
    plain === username.normalize('NFKC').toLowerCase() ||
    new Set(plain).size === 1
  )
}
