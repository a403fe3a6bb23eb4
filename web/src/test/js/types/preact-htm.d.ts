// What the page uses of preact and htm, whose one vendored file has no types of its own.

export type Ref<T> = { current: T };
export type Update<T> = (next: T | ((before: T) => T)) => void;

export function html(strings: TemplateStringsArray, ...values: unknown[]): any;
export function render(element: unknown, into: Element | null): void;
export function useState(first: null): [any, Update<any>]; // nothing yet
export function useState(first: []): [any[], Update<any[]>];
export function useState<T>(first: T | (() => T)): [T, Update<T>];
export function useRef(first: null): Ref<any>;
export function useRef<T>(first: T): Ref<T>;
export function useMemo<T>(make: () => T, inputs: unknown[]): T;
export function useCallback<F extends Function>(callback: F, inputs: unknown[]): F;
export function useEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
