/** One spelling for words that are written in two ways but are the same word when spoken. */
const ONE_SPELLING: Readonly<Record<string, string>> = pairs(`
  colour=color favourite=favorite favour=favor flavour=flavor neighbour=neighbor neighbours=neighbors
  neighbourhood=neighborhood behaviour=behavior honour=honor humour=humor labour=labor rumour=rumor harbour=harbor
  colours=colors favourites=favorites flavours=flavors colourful=colorful
  centre=center theatre=theater litre=liter litres=liters metre=meter metres=meters kilometre=kilometer
  kilometres=kilometers fibre=fiber km=kilometers kg=kilograms cm=centimeters mm=millimeters
  centimetres=centimeters grey=gray tyre=tire tyres=tires pyjamas=pajamas cheque=check cheques=checks
  programme=program programmes=programs catalogue=catalog dialogue=dialog licence=license defence=defense
  offence=offense practise=practice practised=practiced practising=practicing jewellery=jewelry storey=story
  travelled=traveled travelling=traveling traveller=traveler travellers=travelers cancelled=canceled
  cancelling=canceling modelling=modeling labelled=labeled fulfil=fulfill enrol=enroll skilful=skillful
  ageing=aging judgement=judgment acknowledgement=acknowledgment aluminium=aluminum mum=mom mums=moms mummy=mommy
  learnt=learned burnt=burned dreamt=dreamed spelt=spelled spoilt=spoiled leant=leaned
  towards=toward backwards=backward forwards=forward afterwards=afterward upwards=upward
  ok=okay alright=allright till=until yeah=yes yep=yes yup=yes nope=no bye=bye thru=through tonite=tonight
  television=tv tvs=tvs mister=mr missus=mrs doctor=dr hallo=hello whilst=while amongst=among
  organise=organize organised=organized organising=organizing organisation=organization realise=realize
  realised=realized realising=realizing recognise=recognize recognised=recognized apologise=apologize
  apologised=apologized apologising=apologizing finalise=finalize finalised=finalized summarise=summarize
  summarised=summarized prioritise=prioritize minimise=minimize maximise=maximize specialise=specialize
  emphasise=emphasize memorise=memorize criticise=criticize analyse=analyze analysed=analyzed customise=customize
  advertize=advertise surprize=surprise
`);

export const spell = (word: string): string => ONE_SPELLING[word] ?? word;

function pairs(list: string): Readonly<Record<string, string>> {
  const entries = list
    .trim()
    .split(/\s+/u)
    .map((pair) => pair.split('=') as [string, string]);
  return Object.fromEntries(entries);
}
