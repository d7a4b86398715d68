export { describeValue as describe } from './describeValue';
