import { Pagination } from './pagination.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Ways through',

  states: {
    'first of three': () => (
      <Pagination name="First of three" page={1} pageSize={20} total={60} hrefFor={(page) => `/design?page=${page}`} />
    ),
    'in the middle of thousands': () => (
      <Pagination
        name="In the middle"
        page={48}
        pageSize={20}
        total={4000}
        hrefFor={(page) => `/design?page=${page}`}
      />
    ),
    'one page': () => <Pagination page={1} pageSize={20} total={20} hrefFor={() => '/design'} />,
  },
};
