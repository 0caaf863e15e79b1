import { typedJudgeContract } from '../../core/ports/typed-judge.contract.ts';
import { ListJudge } from './list-judge.ts';

typedJudgeContract('ListJudge', () => new ListJudge());
