/** One spelling for words that are written in two ways but are the same word when spoken. */
const ONE_SPELLING: Readonly<Record<string, string>> = pairs(`
  odour=odor centre=center centres=centers theatre=theater theatres=theaters litre=liter litres=liters metre=meter
  metres=meters kilometre=kilometer kilometres=kilometers fibre=fiber
  km=kilometers kg=kilograms kgs=kilograms kilo=kilogram kilos=kilograms cm=centimeters mm=millimeters ml=milliliters
  g=grams m=meters l=liters kilogramme=kilogram kilogrammes=kilograms gramme=gram grammes=grams
  centimetre=centimeter centimetres=centimeters millimetres=millimeters millilitres=milliliters
  grey=gray tyre=tire tyres=tires pyjamas=pajamas cheque=check cheques=checks
  programme=program programmes=programs catalogue=catalog dialogue=dialog licence=license licences=licenses
  defence=defense offence=offense practise=practice practises=practices practised=practiced practising=practicing jewellery=jewelry
  storey=story fulfil=fulfill fulfils=fulfills enrol=enroll enrolment=enrollment skilful=skillful instalment=installment
  ageing=aging judgement=judgment acknowledgement=acknowledgment aluminium=aluminum mum=mom mums=moms mummy=mommy
  learnt=learned burnt=burned dreamt=dreamed spelt=spelled spoilt=spoiled leant=leaned smelt=smelled
  towards=toward backwards=backward forwards=forward afterwards=afterward upwards=upward downwards=downward
  ok=okay alright=allright till=until yeah=yes yep=yes yup=yes nope=no bye=bye thru=through tonite=tonight
  television=tv televisions=tvs mister=mr missus=mrs doctor=dr hallo=hello whilst=while amongst=among
  sceptical=skeptical plough=plow draught=draft cosy=cozy tonnes=tons speciality=specialty moustache=mustache
  manoeuvre=maneuver enquire=inquire enquiry=inquiry enquiries=inquiries advertize=advertise surprize=surprise
  maths=math sulphur=sulfur mould=mold moulds=molds mouldy=moldy aeroplane=airplane aeroplanes=airplanes
`);

/** By rule, for words long enough that no other word is met. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/^(.{2,})is(e|es|ed|ing|er|ers|ation|ations)$/u, '$1iz$2'],
  [/^(.{2,})ys(e|es|ed|ing)$/u, '$1yz$2'],
  [/^(.{3,})our(s|ed|ing|ful|ite|ites|able|hood|hoods)?$/u, '$1or$2'],
  [/^(.*[aeiou].*[aeiou]l)l(ed|ing|er|ers)$/u, '$1$2'],
];
const SHORTEST = 6;

export function spell(word: string): string {
  const listed = ONE_SPELLING[word];
  if (listed !== undefined || word.length < SHORTEST) return listed ?? word;
  return BRITISH.reduce((spelled, [pattern, american]) => spelled.replace(pattern, american), word);
}

function pairs(list: string): Readonly<Record<string, string>> {
  const entries = list
    .trim()
    .split(/\s+/u)
    .map((pair) => pair.split('=') as [string, string]);
  return Object.fromEntries(entries);
}
